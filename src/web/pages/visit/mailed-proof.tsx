import { useSearchParams } from 'react-router';

/** Within the form that keeps a visit: says that its link came by mail, where it did. */
export function MailedProof() {
  const [search] = useSearchParams();
  const proof = search.get('proof');
  return proof === null ? null : <input type="hidden" name="proof" value={proof} />;
}
