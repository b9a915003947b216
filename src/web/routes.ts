import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  route('auth', 'pages/auth.tsx'),
  route('auth/forgot', 'pages/auth/forgot.tsx'),
  route('auth/reset', 'pages/auth/reset.tsx'),
  route('logout', 'pages/logout.ts'),
  route('theme', 'pages/theme.ts'),
  layout('pages/web-texts.tsx', [
    index('pages/home.tsx'),
    route('booking-confirmation', 'pages/booking-confirmation.tsx'),
    route('bookings', 'pages/bookings.tsx'),
    route('dashboard', 'pages/home.tsx', { id: 'dashboard' }),
    route('outbox', 'pages/outbox.tsx'),
    route('settings', 'pages/settings/frame.tsx', [
      index('pages/settings/index.ts'),
      route('services', 'pages/settings/services.tsx'),
      route('availability', 'pages/settings/availability.tsx'),
      route('profile', 'pages/settings/profile.tsx'),
    ]),
    route('u/:username', 'pages/public-page/at-username.tsx'),
    route('u/:username/book', 'pages/booking-page.tsx'),
    route('b/:token', 'pages/visit.tsx'),
    // After every address of ours, so that no name that somebody chose can stand in front of one.
    route(':customUrl', 'pages/public-page/at-custom-url.tsx'),
  ]),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
