import type { Person } from '#kernel/actor';
import type { App } from '#platform/app';
import type { FeaturedOnWire, FrontPageOnWire, ToldStoryOnWire } from '../front-page.contract.ts';
import { readFrontPage, replaceFeatured, replaceStories } from '../front-page.store.ts';
import { asAdmin } from './write-audit.ts';

interface WishedFeatured {
  readonly reason: string;
  readonly featured: readonly { readonly name: string; readonly href?: string | null | undefined }[];
}

/** Decides which names the strip shows; none brings the default back. */
export function changeFeatured(app: App, person: Person, wished: WishedFeatured): Promise<FrontPageOnWire> {
  const { reason } = wished;
  const featured: FeaturedOnWire[] = wished.featured.map(({ name, href }) => ({ name, href: href ?? null }));
  return asAdmin(app, person, async (transaction, write) => {
    await replaceFeatured(transaction, featured);
    const details = { featured };
    await write({ action: 'change_featured', subjectKind: 'setting', subjectId: 1, reason, details });
    return readFrontPage(transaction);
  });
}

interface WishedStories {
  readonly reason: string;
  readonly stories: readonly ToldStoryOnWire[];
}

/** Decides whose words are shown; each of them agreed in writing. */
export function changeStories(app: App, person: Person, { stories, reason }: WishedStories): Promise<FrontPageOnWire> {
  return asAdmin(app, person, async (transaction, write) => {
    await replaceStories(transaction, stories);
    // The log cannot forget: who said what stands where it can be taken down again.
    const details = { stories: stories.length };
    await write({ action: 'change_stories', subjectKind: 'setting', subjectId: 1, reason, details });
    return readFrontPage(transaction);
  });
}
