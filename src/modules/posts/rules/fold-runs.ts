/** A post that is shown, or the ones of its author that fold into a line. */
export type FeedEntry<Post> = { readonly post: Post } | { readonly folded: readonly Post[] };

/** So many posts of one author follow each other; what comes after folds until somebody else's turn. */
const mostInRow = 2;

/** A feed in its order, where nobody's posts crowd out the others': the rest of a run folds into one entry. */
export function foldRuns<Post extends { readonly userId: number }>(posts: readonly Post[]): FeedEntry<Post>[] {
  const entries: FeedEntry<Post>[] = [];
  let run: Post[] = [];
  const close = () => {
    entries.push(...run.slice(0, mostInRow).map((post) => ({ post })));
    if (run.length > mostInRow) entries.push({ folded: run.slice(mostInRow) });
    run = [];
  };
  for (const post of posts) {
    if (run[0] && run[0].userId !== post.userId) close();
    run.push(post);
  }
  close();
  return entries;
}
