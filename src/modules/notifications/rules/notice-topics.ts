/** What people can switch off. */
export const settableTopics = [
  'bookings',
  'likes',
  'comments',
  'follows',
  'mentions',
  'messages',
  'ratings',
  'payments',
] as const;

export type SettableTopic = (typeof settableTopics)[number];

/** What people are told of. What an admin decided about them, or about what they reported, nobody can switch off. */
export const noticeTopics = [...settableTopics, 'moderation'] as const;

export type NoticeTopic = (typeof noticeTopics)[number];
