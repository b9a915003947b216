import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every part of the design system in its states, for whoever builds with them. */
const workshop = process.env['NODE_ENV'] === 'production' ? [] : [route('design', 'pages/design/design.tsx')];

export default [
  ...workshop,
  layout('pages/auth-texts.tsx', [
    route('auth', 'pages/auth.tsx'),
    route('auth/forgot', 'pages/auth/forgot.tsx'),
    route('auth/reset', 'pages/auth/reset.tsx'),
    route('auth/second-step', 'pages/auth/second-step.tsx'),
    route('auth/email', 'pages/auth/email.tsx'),
  ]),
  route('custom-url', 'pages/custom-url.tsx'),
  route('bookings/kept', 'pages/bookings/kept.tsx'),
  route('api/docs', 'pages/api-docs.tsx'),
  route('logout', 'pages/logout.ts'),
  route('theme', 'pages/theme.ts'),
  route('language', 'pages/language.ts'),
  route('explore/:category?/:place?', 'pages/explore.tsx'),
  layout('pages/site-texts.tsx', [
    route('pricing', 'pages/pricing.tsx'),
    route('customers', 'pages/customers.tsx'),
    route('contact', 'pages/contact.tsx'),
  ]),
  layout('pages/social-texts.tsx', [
    index('pages/home.tsx'),
    route('dashboard', 'pages/home.tsx', { id: 'dashboard' }),
    route('lookbook/:lookbookId', 'pages/lookbook.tsx'),
    route('post/:postId', 'pages/post/post.tsx'),
    route('saved', 'pages/saved.tsx'),
  ]),
  route('settings', 'pages/settings/frame.tsx', [
    index('pages/settings/list.tsx'),
    route('services', 'pages/settings/services.tsx'),
    route('offers', 'pages/settings/offers.tsx'),
    route('availability', 'pages/settings/availability.tsx'),
    route('profile', 'pages/settings/profile.tsx'),
    route('notifications', 'pages/settings/notifications.tsx'),
    route('safety', 'pages/settings/safety.tsx'),
    route('security', 'pages/settings/security.tsx'),
    route('appearance', 'pages/settings/appearance.tsx'),
    route('data', 'pages/settings/data.tsx'),
  ]),
  route('onboarding', 'pages/onboarding/frame.tsx', [
    index('pages/onboarding/index.ts'),
    route('trade', 'pages/onboarding/trade.tsx'),
    route('services', 'pages/onboarding/services.tsx'),
    route('hours', 'pages/onboarding/hours.tsx'),
    route('works', 'pages/onboarding/works.tsx'),
    route('link', 'pages/onboarding/link.tsx'),
  ]),
  layout('pages/web-texts.tsx', [
    route('booking-confirmation', 'pages/booking-confirmation.tsx'),
    route('bookings', 'pages/bookings.tsx'),
    route('calendar', 'pages/calendar.tsx'),
    route('create', 'pages/create.tsx'),
    route('messages', 'pages/messages/frame.tsx', [
      index('pages/messages/index.tsx'),
      route(':threadId', 'pages/messages/thread.tsx'),
      route('with/:userId', 'pages/messages/with.tsx'),
    ]),
    route('notifications', 'pages/notifications.tsx'),
    route('outbox', 'pages/outbox.tsx'),
    route('profile/:userId?', 'pages/profile.tsx'),
    route('profile/:userId/followers', 'pages/profile/follows.tsx', { id: 'followers' }),
    route('profile/:userId/following', 'pages/profile/follows.tsx', { id: 'following' }),
    route('post/:postId/edit', 'pages/post/edit.tsx'),
    route('u/:username', 'pages/public-page/at-username.tsx'),
    route('u/:username/book', 'pages/booking-page.tsx'),
    route('b/:token', 'pages/visit.tsx'),
    // After every address of ours, so that no name that somebody chose can stand in front of one.
    route(':customUrl', 'pages/public-page/at-custom-url.tsx'),
    route(':customUrl/book', 'pages/book-at-custom-url.tsx'),
  ]),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
