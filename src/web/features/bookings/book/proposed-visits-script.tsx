/**
 * In a form of a page that is not hydrated: proposes as many visits as fit the chosen repeat, until somebody writes how many;
 * and the button says that the dates come first.
 */
export function ProposedVisitsScript({ nonce }: { nonce: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: proposeVisits }} />;
}

// Plain and old-fashioned on purpose: it is sent as it stands here.
const proposeVisits = `(function () {
  var repeat = document.getElementById('repeat');
  var visits = document.getElementById('visits');
  if (!repeat || !visits) return;
  var once = document.querySelector('[data-once]');
  var series = document.querySelector('[data-series]');
  var preview = document.querySelector('[data-preview]');
  function nameButton() {
    if (!series) return;
    once.hidden = repeat.value !== 'never';
    series.hidden = !once.hidden;
    preview.hidden = once.hidden;
  }
  nameButton();
  addEventListener('pageshow', nameButton);
  repeat.addEventListener('change', function () {
    nameButton();
    var chosen = repeat.options[repeat.selectedIndex].dataset;
    document.getElementById('visits-hint').textContent = chosen.limit;
    if (visits.value === visits.dataset.proposed) visits.value = visits.dataset.proposed = chosen.visits;
  });
})();`;
