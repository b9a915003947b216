import { useTranslations } from 'use-intl';
import type { ReportedOnWire } from '#modules/admin/contract';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';

export interface LookAtProps {
  kind: ReportedOnWire['subjectKind'];
  subjectId: number;
  /** Whose it is, where something was decided about it: a post that was taken away has no page, and stands among theirs. */
  decidedOf?: { readonly username: string } | null | undefined;
}

/** Where it stands, for what has an address of its own. */
export function LookAt({ kind, subjectId, decidedOf }: LookAtProps) {
  const t = useTranslations('admin');
  const post = decidedOf ? paths.admin.postsOf(decidedOf.username) : paths.post(subjectId);
  const href = kind === 'post' ? post : kind === 'user' ? paths.profile(subjectId) : undefined;
  if (!href) return null;
  return (
    <Link href={href} className="mt-2 inline-block link hit-44">
      {t('queue.look', { kind })}
    </Link>
  );
}
