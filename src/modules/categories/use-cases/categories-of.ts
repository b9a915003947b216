import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { readCategories } from '../categories.store.ts';
import { KnownCategories } from '../rules/index.ts';

const channel = 'categories';

const keepers = new WeakMap<App, CategoryKeeper>();

function keeperOf(app: App): CategoryKeeper {
  const keeper = keepers.get(app) ?? new CategoryKeeper(app);
  keepers.set(app, keeper);
  return keeper;
}

/** All categories, from the memory of this process. */
export function categoriesOf(app: App): Promise<KnownCategories> {
  return keeperOf(app).current();
}

/** Lets every process read them again once the transaction commits. */
export function tellCategories(app: App, transaction: Executor): Promise<void> {
  return app.realtime.publish(transaction, [channel], { name: 'categories', data: {} });
}

/** Lets this process read them again before it answers: whoever changed them sees it at once. */
export function forgetCategories(app: App): void {
  keeperOf(app).forget();
}

/** Keeps what was read until the live line says that it changed, or may have changed while the line was away. */
class CategoryKeeper {
  readonly #app: App;
  #reading: Promise<KnownCategories> | undefined;

  constructor(app: App) {
    this.#app = app;
    const forget = () => this.forget();
    app.realtime.subscribe([channel], forget, forget);
  }

  current(): Promise<KnownCategories> {
    this.#reading ??= this.#read();
    return this.#reading;
  }

  forget(): void {
    this.#reading = undefined;
  }

  #read(): Promise<KnownCategories> {
    const reading = readCategories(this.#app.database).then((all) => new KnownCategories(all));
    // What could not be read is asked again by whoever comes next.
    reading.catch(() => {
      if (this.#reading === reading) this.forget();
    });
    return reading;
  }
}
