/** In a form of a page that is not hydrated: proposes as many visits as fit the chosen repeat, until somebody writes how many. */
export function ProposedVisitsScript({ nonce }: { nonce: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: proposeVisits }} />;
}

// Plain and old-fashioned on purpose: it is sent as it stands here.
const proposeVisits = `(function () {
  var repeat = document.getElementById('repeat');
  var visits = document.getElementById('visits');
  if (!repeat || !visits) return;
  repeat.addEventListener('change', function () {
    var chosen = repeat.options[repeat.selectedIndex].dataset;
    document.getElementById('visits-hint').textContent = chosen.limit;
    if (visits.value === visits.dataset.proposed) visits.value = visits.dataset.proposed = chosen.visits;
  });
})();`;
