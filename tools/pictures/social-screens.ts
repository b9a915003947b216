import { paths } from '#web/paths.ts';
import { desk, hold, lose, openMenu, phone, press, type Screen } from './screen.ts';
import { openMobileMenu } from './visitor-screens.ts';

const photos = ['braids-01', 'braids-02'].map((name) => `public/demo/photos/${name}-480.webp`);

const screens: readonly Omit<Screen, 'viewer'>[] = [
  { name: 'dashboard', path: paths.home },
  { name: 'dashboard-following', path: paths.feed('following') },
  { name: 'dashboard-discover', path: paths.feed('discover') },
  { name: 'account-menu', path: paths.home, open: openMenu('Your account'), windowOnly: true },
  { name: 'mobile-menu', path: paths.home, widths: phone, open: openMobileMenu, windowOnly: true },
  {
    name: 'create-sheet',
    path: paths.home,
    widths: phone,
    open: (page) => page.getByRole('button', { name: 'Create' }).click(),
    windowOnly: true,
  },
  { name: 'post-menu', path: paths.feed('discover'), open: openMenu(/^More about the post/), windowOnly: true },
  {
    name: 'post-why',
    path: paths.feed('discover'),
    open: async (page) => {
      await press(/^More about the post/)(page);
      await page.getByRole('menuitem', { name: 'Why am I seeing this?' }).click();
      await page.getByRole('dialog').waitFor();
    },
    windowOnly: true,
  },
  {
    name: 'toast',
    path: ({ ownPostId }) => paths.post(ownPostId),
    open: async (page) => {
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.locator('.toast-slide').waitFor();
    },
    windowOnly: true,
  },
  {
    name: 'booking-sheet-1-time',
    path: ({ postId }) => `${paths.post(postId)}?look=${postId}`,
    open: (page) => page.getByRole('dialog').locator('label:has(input[name="slot"])').first().waitFor(),
    windowOnly: true,
  },
  {
    name: 'booking-sheet-2-chosen',
    path: ({ postId }) => `${paths.post(postId)}?look=${postId}`,
    open: async (page) => {
      await page.getByRole('dialog').locator('label:has(input[name="slot"])').first().click();
      await page.getByRole('dialog').getByRole('status').getByText(/held/).waitFor({ state: 'attached' });
    },
    windowOnly: true,
  },
  {
    name: 'booking-sheet-3-series',
    path: ({ postId }) => `${paths.post(postId)}?look=${postId}`,
    open: async (page) => {
      // A time that was made cheaper is there once; the next days may have no other.
      const dialog = page.getByRole('dialog');
      const month = dialog.getByRole('button', { name: 'Next month' });
      if (await month.isVisible()) await month.click();
      await dialog.locator('button[data-date]:not([aria-disabled]):visible').last().click();
      await dialog.locator('label:has(input[name="slot"])').filter({ hasNotText: /[$£]/ }).first().click();
      await dialog.getByText('Repeat this visit').click();
      await page.getByLabel('Repeat', { exact: true }).selectOption('Every week');
    },
    windowOnly: true,
  },
  { name: 'post', path: ({ postId }) => paths.post(postId) },
  { name: 'post-own', path: ({ ownPostId }) => paths.post(ownPostId) },
  {
    name: 'post-delete',
    path: ({ ownPostId }) => paths.post(ownPostId),
    open: async (page) => {
      await press(/^More about the post/)(page);
      await page.getByRole('menuitem', { name: 'Delete post' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
    windowOnly: true,
  },
  { name: 'post-edit', path: ({ ownPostId }) => paths.editPost(ownPostId) },
  { name: 'composer', path: paths.create() },
  {
    name: 'composer-with-photos',
    path: paths.create(),
    open: async (page) => {
      await page.setInputFiles('input[type=file]', photos);
      await page.getByLabel('What does photo 2 show?').waitFor();
      await page.getByLabel('Caption').fill('Fresh parts. #knotless');
    },
  },
  { name: 'saved', path: paths.saved },
  { name: 'lookbook', path: ({ lookbookId }) => paths.lookbook(lookbookId) },
  { name: 'explore-app', path: paths.explore },
  { name: 'explore-app-work', path: `${paths.explore}?view=work` },
  { name: 'profile-own', path: paths.profile() },
  { name: 'profile', path: ({ artist }) => paths.profile(artist.id) },
  ...(['Services', 'Offers', 'Ratings'] as const).map((tab) => ({
    name: `profile-${tab.toLowerCase()}`,
    path: ({ artist }: { artist: { id: number } }) => paths.profile(artist.id),
    open: (page: Parameters<NonNullable<Screen['open']>>[0]) => page.getByRole('tab', { name: tab }).click(),
  })),
  { name: 'profile-menu', path: paths.profile(1), open: openMenu(/^More about/), windowOnly: true },
  { name: 'profile-report', path: paths.profile(1), open: openMenuItem(/^Report/), windowOnly: true },
  { name: 'profile-block', path: paths.profile(1), open: openMenuItem(/^Block/), windowOnly: true },
  { name: 'profile-unknown', path: paths.profile(999_999) },
  { name: 'followers', path: paths.followers(1) },
  { name: 'messages', path: paths.messages() },
  { name: 'thread', path: ({ threadId }) => paths.messages(threadId), windowOnly: true },
  { name: 'messages-guests', path: paths.messagesOf('guests') },
  { name: 'thread-guest', path: ({ written }) => paths.messageGuest(written.bookingId), windowOnly: true },
  { name: 'thread-request', path: ({ requestId }) => paths.messages(requestId), windowOnly: true },
  { name: 'notifications', path: paths.notifications() },
  {
    name: 'dashboard-loading',
    path: paths.notifications(),
    prepare: hold('**/api/posts*'),
    open: goTo('Home'),
    loading: true,
    widths: desk,
  },
  {
    name: 'dashboard-broken',
    path: paths.notifications(),
    prepare: lose('**/api/posts*', '**/suggestions*', '**/upcoming*'),
    open: async (page, scene) => {
      await goTo('Home')(page, scene);
      await page.getByText('The suggestions did not load.').waitFor();
    },
    widths: desk,
  },
  {
    name: 'explore-loading',
    path: paths.notifications(),
    prepare: hold('**/api/users?*'),
    open: goTo('Explore'),
    loading: true,
    widths: desk,
  },
];

function openMenuItem(name: RegExp): NonNullable<Screen['open']> {
  return async (page) => {
    await press(/^More about/)(page);
    await page.getByRole('menuitem', { name }).click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
  };
}

function goTo(name: string): NonNullable<Screen['open']> {
  return async (page) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Notifications' }).waitFor();
  };
}

const emptyPages = {
  dashboard: paths.home,
  bookings: paths.bookings(),
  'bookings-professional': paths.bookings('professional'),
  'bookings-past': paths.bookings('past'),
  'bookings-kept': '/bookings/kept',
  profile: paths.profile(),
  messages: paths.messages(),
  notifications: paths.notifications(),
  saved: paths.saved,
  services: paths.settings.services,
};

const { first: _first, ...firstSteps } = paths.onboarding;

/** The social half, in the demo's account; then what somebody finds who has just come. */
export const socialScreens: readonly Screen[] = [
  ...screens.map((screen) => ({ ...screen, viewer: 'demo' as const })),
  ...Object.entries(emptyPages).map(([name, path]) => ({ name: `empty-${name}`, path, viewer: 'newcomer' as const })),
  ...Object.entries(firstSteps).map(([name, path]) => ({
    name: `onboarding-${name}`,
    path,
    viewer: 'beginner' as const,
  })),
  { name: 'beginner-dashboard', path: paths.home, viewer: 'beginner' },
  { name: 'beginner-profile', path: paths.profile(), viewer: 'beginner' },
];
