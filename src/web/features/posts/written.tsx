import { captionParts } from '#modules/posts/rules';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';

export interface WrittenProps {
  text: string;
  /** Who of the @names in it there is. */
  mentions?: readonly { readonly id: number; readonly username: string }[];
  signedIn: boolean;
}

/**
 * What somebody wrote, in the direction of its own first letters: #tags, @names of people there are, and http(s) addresses
 * are links, everything else is words.
 */
export function Written(props: WrittenProps) {
  return (
    <bdi>
      <Parts {...props} />
    </bdi>
  );
}

function Parts({ text, mentions = [], signedIn }: WrittenProps) {
  return captionParts(text).map((part, index) => {
    const key = `${index} ${part.text}`;
    if (part.kind === 'tag')
      return (
        <Link key={key} href={paths.tag(part.value)} className={wordClass}>
          {part.text}
        </Link>
      );
    if (part.kind === 'link')
      return (
        <a key={key} href={part.value} rel="ugc nofollow noopener noreferrer" target="_blank" className={wordClass}>
          {part.text}
        </a>
      );
    const person = part.kind === 'mention' && mentions.find(({ username }) => username.toLowerCase() === part.value);
    if (!person) return part.text;
    return (
      <Link key={key} href={signedIn ? paths.profile(person.id) : paths.publicPage(person)} className={wordClass}>
        {part.text}
      </Link>
    );
  });
}

const wordClass = 'text-link hover:underline';
