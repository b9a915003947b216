import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('pages/home.tsx'),
  route('auth', 'pages/auth.tsx'),
  route('logout', 'pages/logout.ts'),
  route('theme', 'pages/theme.ts'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
