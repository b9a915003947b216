import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { services } from '#modules/catalogue/tables';
import { media } from '#modules/media/tables';
import { instant } from '#platform/database';

/** Names contents of posts: no number twice, whatever is taken back. */
export const postContents = pgSequence('post_contents');

/** Work that somebody shows; a draft until it is published. The counts are kept right by whoever changes what they count. */
export const posts = pgTable(
  'posts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    caption: text('caption'),
    place: text('place'),
    /** What can be booked to get this look. */
    serviceId: integer('service_id').references(() => services.id, { onDelete: 'set null' }),
    /** The first two images are before and after. */
    beforeAfter: boolean('before_after').notNull().default(false),
    commentsOff: boolean('comments_off').notNull().default(false),
    pinnedCommentId: integer('pinned_comment_id'),
    createdAt: instant('created_at').notNull(),
    publishedAt: instant('published_at'),
    /** When it was published, of a post whose author is leaving: nobody sees it, and keeping the account puts it back. */
    shelvedFrom: instant('shelved_from'),
    /** When it was published, of a post that an admin took away: nobody sees it, its author neither. */
    takenFrom: instant('taken_from'),
    editedAt: instant('edited_at'),
    likesCount: integer('likes_count').notNull().default(0),
    commentsCount: integer('comments_count').notNull().default(0),
    savesCount: integer('saves_count').notNull().default(0),
    viewsCount: integer('views_count').notNull().default(0),
    bookingsCount: integer('bookings_count').notNull().default(0),
    /** Another number whenever words, pictures or who is mentioned change; triggers see to it. */
    contentVersion: bigint('content_version', { mode: 'number' })
      .notNull()
      .default(sql`nextval('post_contents')`),
  },
  (table) => [
    index('posts_feed_idx')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.publishedAt} is not null`),
    // In the order in which admins look through what was published, also what was taken away or waits on the shelf.
    index('posts_shown_from_idx').on(
      sql`coalesce(${table.publishedAt}, ${table.takenFrom}, ${table.shelvedFrom})`,
      table.id,
    ),
    index('posts_user_id_idx')
      .on(table.userId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.publishedAt} is not null`),
    index('posts_drafts_idx')
      .on(table.userId, table.createdAt)
      .where(sql`${table.publishedAt} is null`),
    index('posts_service_id_idx').on(table.serviceId),
    check('posts_caption_check', sql`char_length(${table.caption}) <= 2200`),
    check('posts_place_check', sql`char_length(${table.place}) <= 120`),
    check(
      'posts_counts_check',
      sql`least(${table.likesCount}, ${table.commentsCount}, ${table.savesCount}, ${table.viewsCount}, ${table.bookingsCount}) >= 0`,
    ),
  ],
);

const post = () =>
  integer('post_id')
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' });
const person = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const postImages = pgTable(
  'post_images',
  {
    postId: post(),
    /** From 0; the first is the post's `imageUrl`. */
    position: smallint('position').notNull(),
    mediaId: integer('media_id')
      .notNull()
      .references(() => media.id),
    alt: text('alt').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.position] }),
    unique('post_images_media_id_key').on(table.mediaId),
    check('post_images_position_check', sql`${table.position} between 0 and 9`),
    check('post_images_alt_check', sql`char_length(${table.alt}) <= 1000`),
  ],
);

export const likes = pgTable(
  'likes',
  { userId: person(), postId: post(), createdAt: instant('created_at').notNull() },
  (table) => [
    // In this order: a feed page asks for one person's likes among twenty posts.
    primaryKey({ columns: [table.userId, table.postId] }),
    index('likes_post_id_idx').on(table.postId, table.createdAt),
  ],
);

/**
 * Likes that came or went and whose author was not told yet: one statement keeps a like and its change, and all the
 * changes of a second are told together.
 */
export const likeChanges = pgTable('like_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  // No foreign keys: they would cost every like two locks more, and a change of what is gone tells nobody anything.
  userId: integer('user_id').notNull(),
  postId: integer('post_id').notNull(),
});

/** What one keeps for oneself. */
export const saves = pgTable(
  'saves',
  { userId: person(), postId: post(), createdAt: instant('created_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('saves_user_id_idx').on(table.userId, table.createdAt, table.postId),
    index('saves_post_id_idx').on(table.postId),
  ],
);

/** What one wants to see less of in Discover. */
export const lessWanted = pgTable(
  'less_wanted',
  { userId: person(), postId: post(), createdAt: instant('created_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('less_wanted_user_id_idx').on(table.userId, table.createdAt),
    index('less_wanted_post_id_idx').on(table.postId),
  ],
);

/** A named collection of saved posts. */
export const lookbooks = pgTable(
  'lookbooks',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    userId: person(),
    name: text('name').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('lookbooks_name_key').on(table.userId, table.name),
    check('lookbooks_name_check', sql`char_length(${table.name}) between 1 and 60`),
  ],
);

export const lookbookPosts = pgTable(
  'lookbook_posts',
  {
    lookbookId: integer('lookbook_id')
      .notNull()
      .references(() => lookbooks.id, { onDelete: 'cascade' }),
    postId: post(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lookbookId, table.postId] }),
    index('lookbook_posts_post_id_idx').on(table.postId),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    postId: post(),
    userId: person(),
    /** The comment it answers; an answer has no answers of its own. */
    parentId: integer('parent_id'),
    content: text('content').notNull(),
    /** Hidden by the post's author: its writer and the author still see it. */
    hiddenAt: instant('hidden_at'),
    /** Taken away by an admin: nobody sees it. */
    takenAt: instant('taken_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('comments_post_id_idx').on(table.postId, table.createdAt, table.id),
    index('comments_parent_id_idx').on(table.parentId),
    index('comments_user_id_idx').on(table.userId),
    check('comments_content_check', sql`char_length(${table.content}) between 1 and 1000`),
  ],
);

/** The #tags of captions, in lower case. */
export const postTags = pgTable('post_tags', { tag: text('tag').notNull(), postId: post() }, (table) => [
  primaryKey({ columns: [table.tag, table.postId] }),
  index('post_tags_post_id_idx').on(table.postId),
]);

/** Who is @mentioned in a caption. */
export const postMentions = pgTable('post_mentions', { postId: post(), userId: person() }, (table) => [
  primaryKey({ columns: [table.postId, table.userId] }),
  index('post_mentions_user_id_idx').on(table.userId),
]);

/** How many published posts a person has; no row means none. */
export const postCounts = pgTable('post_counts', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  postsCount: integer('posts_count').notNull().default(0),
});
