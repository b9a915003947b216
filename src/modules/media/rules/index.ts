export { imageOf, smallAddressOf, thumbAddressOf, type Image, type ShownMedia } from './image.ts';
export { decoderOf, fieldBytes, orphanAge, pictureTypes, uploadLimits } from './limits.ts';
export {
  allFileNames,
  encodings,
  fileName,
  mediaTypeOf,
  readFileName,
  sizesOf,
  tallest,
  widths,
  type Format,
  type Size,
  type SizeName,
} from './sizes.ts';
