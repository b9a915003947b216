import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('pages/home.tsx'),
  route('auth', 'pages/auth.tsx'),
  route('auth/forgot', 'pages/auth/forgot.tsx'),
  route('auth/reset', 'pages/auth/reset.tsx'),
  route('logout', 'pages/logout.ts'),
  route('outbox', 'pages/outbox.tsx'),
  route('theme', 'pages/theme.ts'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
