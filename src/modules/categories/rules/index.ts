export {
  KnownCategories,
  longestName,
  longestWord,
  mostWords,
  nameIn,
  readWords,
  wordsOf,
  type Category,
  type CategoryNames,
  type Trade,
} from './known-categories.ts';
export { isSlug, longestSlug, slugOf } from './slug.ts';
