export { categoriesRoutes } from './categories.routes.ts';
export {
  hideCategory,
  holdCategory,
  insertCategory,
  mergeCategory,
  orderCategories,
  readCategories,
  writeCategory,
} from './categories.store.ts';
export { categoriesOf, forgetCategories, tellCategories } from './use-cases/categories-of.ts';
