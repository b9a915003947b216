import { formatInstant } from '#kernel/time';
import type { CommentRow, RootRow } from './comments.store.ts';
import type { CommentOnWire, ReplyOnWire } from './posts.contract.ts';
import { presentAuthor } from './author.present.ts';
import { mentionedNames } from './rules/index.ts';

type Named = ReadonlyMap<string, { readonly id: number; readonly username: string }>;

/** A comment or reply by itself. */
export function presentReply(row: CommentRow, named: Named): ReplyOnWire {
  return {
    id: row.id,
    postId: row.postId,
    userId: row.userId,
    parentId: row.parentId,
    content: row.content,
    mentions: mentionedNames(row.content).flatMap((name) => named.get(name) ?? []),
    createdAt: formatInstant(row.createdAt),
    hidden: row.hiddenAt !== null,
    pinned: row.pinned,
    user: presentAuthor(row),
  };
}

/** A comment with its first replies. */
export function presentComment(
  row: RootRow,
  {
    repliesOf,
    named,
  }: { readonly repliesOf: ReadonlyMap<number | null, readonly CommentRow[]>; readonly named: Named },
): CommentOnWire {
  const replies = (repliesOf.get(row.id) ?? []).map((reply) => presentReply(reply, named));
  return { ...presentReply(row, named), repliesCount: row.repliesCount, replies };
}
