/** Every address of ours, once. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  explore: '/explore',
  pricing: '/pricing',
  customers: '/customers',
  contact: '/contact',
  auth: (next?: string) => (next ? `/auth?next=${encodeURIComponent(next)}` : '/auth'),
  register: (next?: string) => `/auth?tab=register${next ? `&next=${encodeURIComponent(next)}` : ''}`,
  forgotPassword: '/auth/forgot',
  resetPassword: '/auth/reset',
  bookings: (tab?: 'upcoming' | 'professional' | 'past') =>
    tab && tab !== 'upcoming' ? `/bookings?tab=${tab}` : '/bookings',
  /** `fresh` right after booking: the page then greets it. */
  bookingConfirmation: (bookingId?: number, fresh = false) =>
    `/booking-confirmation${bookingId ? `?booking=${bookingId}${fresh ? '&new' : ''}` : ''}`,
  calendarFile: (bookingId: number) => `/api/bookings/${bookingId}/calendar.ics`,
  profile: (userId?: number) => (userId ? `/profile/${userId}` : '/profile'),
  admin: '/admin/dashboard',
  logout: '/logout',
  theme: '/theme',
  publicPage: (user: { readonly username: string; readonly customUrl?: string | null }) =>
    `/${user.customUrl ?? `u/${user.username}`}`,
  bookingPage: (username: string, query: Record<string, string | number | undefined> = {}) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
    return `/u/${username}/book${search.size > 0 ? `?${search}` : ''}`;
  },
  visit: (token: string) => `/b/${token}`,
  outbox: (mailId?: number) => (mailId ? `/outbox?mail=${mailId}` : '/outbox'),
  settings: {
    services: '/settings/services',
    availability: '/settings/availability',
    profile: '/settings/profile',
  },
} as const;

const appPages = /^\/(?:auth|dashboard|explore|bookings|booking-confirmation|profile|settings)(?:[/?]|$)/;

/** Whether an address is a plain server-rendered page, so that a link to it loads a document. */
export function isDocument(href: string, signedIn: boolean): boolean {
  return href === paths.home ? !signedIn : !appPages.test(href);
}
