interface CalendarPath {
  readonly view?: 'agenda' | 'day' | 'week';
  readonly date?: string;
  readonly add?: 'book' | 'block' | 'opening';
  /** A booking of theirs. */
  readonly client?: number;
  /** HH:MM, on the clock of the calendar. */
  readonly time?: string;
}

/** Every address of ours, once. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  explore: '/explore',
  /** A category's own page, with a place where one is given. */
  exploreCategory: (category: string, place?: string) =>
    `/explore/${category}${place ? `/${encodeURIComponent(place)}` : ''}`,
  pricing: '/pricing',
  customers: '/customers',
  contact: '/contact',
  terms: '/terms',
  contactSent: '/contact?sent',
  contactApi: '/api/contact',
  auth: (next?: string) => (next ? `/auth?next=${encodeURIComponent(next)}` : '/auth'),
  register: (next?: string) => `/auth?tab=register${next ? `&next=${encodeURIComponent(next)}` : ''}`,
  /** An account of somebody who takes bookings. */
  startNow: '/auth?tab=register&for=work',
  forgotPassword: '/auth/forgot',
  resetPassword: '/auth/reset',
  /** Whoever signs in to an account that is about to be deleted decides here. */
  leaving: '/auth/leaving',
  secondStep: (next?: string) => `/auth/second-step${next ? `?next=${encodeURIComponent(next)}` : ''}`,
  /** Without a tab a professional's work comes first, if there is any. */
  bookings: (tab?: 'upcoming' | 'professional' | 'past') => (tab ? `/bookings?tab=${tab}` : '/bookings'),
  /** One's bookings once a guest's became one of them. */
  bookingKept: '/bookings?kept',
  /**
   * A professional's calendar; without a view as the window has room for it, without a date today. `add` asks at once for it, for
   * the client of a booking and at a time of that date where they are given.
   */
  calendar: ({ view, date, add, client, time }: CalendarPath = {}) => {
    const search = new URLSearchParams({
      ...(view && { view }),
      ...(date && { date }),
      ...(add && { add }),
      ...(client && { client: String(client) }),
      ...(time && { time }),
    });
    return `/calendar${search.size > 0 ? `?${search}` : ''}`;
  },
  /** `fresh` right after booking: the page then greets it. */
  bookingConfirmation: (bookingId?: number, fresh = false) =>
    `/booking-confirmation${bookingId ? `?booking=${bookingId}${fresh ? '&new' : ''}` : ''}`,
  clients: '/clients',
  /** Whoever a booking of one's own is of. */
  client: (bookingId: number) => `/clients/${bookingId}`,
  notifications: (topic?: 'bookings') => (topic ? `/notifications?topic=${topic}` : '/notifications'),
  messages: (threadId?: number) => (threadId ? `/messages/${threadId}` : '/messages'),
  /** Somebody to write to, whether there is a thread with them or not. */
  messageTo: (userId: number) => `/messages/with/${userId}`,
  /** What one writes with the guest of a booking. */
  messageGuest: (bookingId: number) => `/messages/guest/${bookingId}`,
  messagesOf: (show: 'requests' | 'guests') => `/messages?show=${show}`,
  exportFile: (exportId: number) => `/api/user/exports/${exportId}/file`,
  calendarFile: (bookingId: number) => `/api/bookings/${bookingId}/calendar.ics`,
  profile: (userId?: number) => (userId ? `/profile/${userId}` : '/profile'),
  /** Where somebody is led who pressed Follow before they were known. */
  profileToFollow: (userId: number) => `/profile/${userId}?follow`,
  /** The booking sheet of an opening, everything chosen. */
  bookOpening: ({ id, artistId, service }: { id: number; artistId: number; service: { id: number } }) =>
    `/profile/${artistId}?book=${service.id}&opening=${id}`,
  followers: (userId: number) => `/profile/${userId}/followers`,
  following: (userId: number) => `/profile/${userId}/following`,
  /** A feed of the dashboard. */
  feed: (feed: 'everyone' | 'following' | 'discover') => `/?feed=${feed}`,
  post: (postId: number) => `/post/${postId}`,
  comments: (postId: number) => `/post/${postId}#comments`,
  editPost: (postId: number) => `/post/${postId}/edit`,
  create: (draftId?: number) => (draftId ? `/create?draft=${draftId}` : '/create'),
  saved: '/saved',
  lookbook: (lookbookId: number) => `/lookbook/${lookbookId}`,
  /** The work with a #tag, which is given without the #. */
  tag: (tag: string) => `/explore?view=work&q=${encodeURIComponent(`#${tag}`)}`,
  /** Work that words are found in, as a collection to look through. */
  collection: (words: string) => `/explore?view=work&q=${encodeURIComponent(words)}`,
  subscribe: (tier: 'basic' | 'premium') => `/subscribe?tier=${tier}`,
  subscribed: '/subscription-success',
  customUrl: '/custom-url',
  onboarding: {
    first: '/onboarding',
    trade: '/onboarding/trade',
    services: '/onboarding/services',
    hours: '/onboarding/hours',
    works: '/onboarding/works',
    link: '/onboarding/link',
  },
  pageCode: (format: 'svg' | 'png') => `/api/user/page-code/${format}`,
  admin: {
    overview: '/admin/dashboard',
    reports: '/admin/reports',
    appeals: '/admin/reports?tab=appeals',
    users: '/admin/users',
    bookings: '/admin/bookings',
    booking: (id: number) => `/admin/bookings/${id}`,
    posts: '/admin/posts',
    /** The posts of one person, with those that were taken away. */
    userOf: (username: string) => `/admin/users?q=${encodeURIComponent(username)}`,
    postsOf: (username: string) => `/admin/posts?q=${encodeURIComponent(username)}`,
    payments: '/admin/payments',
    disputes: '/admin/payments?state=disputed',
    failedRefunds: '/admin/payments?state=failed',
    messages: '/admin/messages',
    categories: '/admin/categories',
    settings: '/admin/settings',
    audit: '/admin/audit',
    security: '/admin/security',
    factor: (back?: string) => `/admin/factor${back ? `?back=${encodeURIComponent(back)}` : ''}`,
  },
  stopActing: '/acting/stop',
  logout: '/logout',
  theme: '/theme',
  language: '/language',
  publicPage: (user: { readonly username: string; readonly customUrl?: string | null }) =>
    `/${user.customUrl ?? `u/${user.username}`}`,
  bookingPage: (username: string, query: Record<string, string | number | undefined> = {}) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
    return `/u/${username}/book${search.size > 0 ? `?${search}` : ''}`;
  },
  /** `agreed` where its client has just agreed to the terms. */
  checkout: (bookingId: number, agreed = false) => `/checkout/${bookingId}${agreed ? '?agreed' : ''}`,
  /** Where a tip is given for a visit that took place. */
  giveTip: (bookingId: number) => `/checkout/${bookingId}#tip`,
  receipt: (paymentId: number) => `/api/payments/${paymentId}/receipt.pdf`,
  managedReceipt: (token: string, paymentId: number) => `/api/manage/${token}/payments/${paymentId}/receipt.pdf`,
  visit: (token: string) => `/b/${token}`,
  /** Where a guest waits who has to confirm their address. */
  waiting: (token: string) => `/b/waiting/${token}`,
  openApi: '/api/openapi.json',
  outbox: (mailId?: number) => (mailId ? `/outbox?mail=${mailId}` : '/outbox'),
  settings: {
    list: '/settings',
    plan: '/settings/plan',
    payments: '/settings/payments',
    services: '/settings/services',
    offers: '/settings/offers',
    availability: '/settings/availability',
    profile: '/settings/profile',
    notifications: '/settings/notifications',
    safety: '/settings/safety',
    security: '/settings/security',
    appearance: '/settings/appearance',
    data: '/settings/data',
  },
} as const;

const appPages =
  /^\/(?:auth|dashboard|bookings|calendar|clients|booking-confirmation|profile|settings|custom-url|subscribe|subscription-success|checkout|admin|onboarding|create|saved|messages|notifications)(?:[/?]|$)/;

/** Plain for visitors, part of the app for whoever is signed in. */
const sharedPages = /^\/(?:$|[?#]|explore(?:[/?]|$)|post\/|lookbook\/)/;

/** Whether an address is a plain server-rendered page, so that a link to it loads a document. */
export function isDocument(href: string, signedIn: boolean): boolean {
  return sharedPages.test(href) ? !signedIn : !appPages.test(href);
}
