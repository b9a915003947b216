/** Lets a page that is not hydrated show results while one types and chooses; its forms and links work without, too. */
export function PlainSearchScript({ nonce }: { nonce: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: searchAtOnce }} />;
}

/** What the script finds on the page. */
export const resultsId = 'explore-results';
export const skeletonId = 'explore-skeleton';

// Plain and old-fashioned on purpose: it is sent as it stands here. The server renders every answer; the script asks for the
// page of the new address and takes the results and the links out of it.
const searchAtOnce = `(function () {
  var form = document.getElementById('explore-filters');
  var fields = form.elements;
  var timer, slow, follow, turn = 0;
  var links = '#explore-categories a, #explore-views a';
  // Styles of a page that is only read would ask for leave to apply.
  function read(text) { return new DOMParser().parseFromString(text.replace(/<style[^]*?<\\/style>/g, ''), 'text/html'); }
  function address() {
    var search = new URLSearchParams(new FormData(form));
    Array.from(search.keys()).forEach(function (name) { if (!search.get(name)) search.delete(name); });
    if (search.get('radius') === '25') search.delete('radius');
    if (!search.has('price') && search.get('sort') !== 'price') search.delete('currency');
    if (search.has('date')) search.delete('when');
    return form.getAttribute('action') + (String(search) ? '?' + search : '');
  }
  function show(url) {
    var mine = ++turn;
    history.replaceState(null, '', url);
    var results = document.getElementById('${resultsId}');
    results.setAttribute('aria-busy', 'true');
    clearTimeout(slow);
    slow = setTimeout(function () {
      document.getElementById('explore-list').replaceChildren(document.getElementById('${skeletonId}').content.cloneNode(true));
    }, 150);
    fetch(url).then(function (answer) { return answer.text(); }).then(function (text) {
      if (mine !== turn) return;
      clearTimeout(slow);
      var page = read(text);
      ['explore-categories', 'explore-views', 'explore-clear', 'explore-list'].forEach(function (id) {
        var old = document.getElementById(id);
        old.replaceChildren.apply(old, Array.from(page.getElementById(id).childNodes));
      });
      form.querySelector('summary').firstChild.textContent = page.querySelector('#explore-filters summary').firstChild.textContent;
      // The line that is read out stays the same element, or nobody hears it change.
      var said = document.getElementById('explore-count');
      said.className = page.getElementById('explore-count').className;
      said.textContent = page.getElementById('explore-count').textContent;
      results.removeAttribute('aria-busy');
      if (follow >= 0) location.href = document.querySelectorAll(links)[follow].href;
      follow = undefined;
    }).catch(function () { if (mine === turn) location.href = url; });
  }
  function send() { clearTimeout(timer); timer = 0; show(address()); }
  form.addEventListener('input', function (event) {
    var field = event.target;
    if (field.name === 'near') note.textContent = '';
    if (field.type !== 'search' && field.type !== 'text' && field.type !== 'number') return;
    clearTimeout(timer);
    timer = setTimeout(send, 300);
  });
  form.addEventListener('change', function (event) {
    var field = event.target;
    var spans = Array.from(fields.when);
    if (field.name === 'date' && field.value) spans.forEach(function (one) { one.checked = false; });
    if (field.name === 'when') fields.date.value = '';
    // Hours are of some day.
    if (!fields.date.value && !spans.some(function (one) { return one.checked && one.value && one.value !== 'openings'; })) {
      if ((field.name === 'from' || field.name === 'to') && field.value) fields.when.value = 'today';
      else if (!field.validity.badInput) fields.from.value = fields.to.value = '';
    }
    if (field.type === 'search' || field.type === 'text' || field.type === 'number' || field.validity.badInput) return;
    send();
  });
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    send();
    // What was asked for may lie below the filters, or under the keyboard of a phone.
    var results = document.getElementById('${resultsId}');
    if (results.getBoundingClientRect().top <= visualViewport.height) return;
    document.activeElement.blur();
    results.scrollIntoView();
  });
  // Links know what the fields say once the answer is there; whoever is faster goes where they lead then.
  document.addEventListener('click', function (event) {
    var at = Array.from(document.querySelectorAll(links)).indexOf(event.target.closest('a'));
    if (at < 0 || event.metaKey || event.ctrlKey) return;
    if (timer) send();
    else if (!document.getElementById('${resultsId}').hasAttribute('aria-busy')) return;
    event.preventDefault();
    follow = at;
  });
  document.addEventListener('click', function (event) {
    var more = event.target.closest('[data-more]');
    if (!more || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    fetch(more.href).then(function (answer) { return answer.text(); }).then(function (text) {
      var page = read(text);
      var rows = Array.from(page.querySelectorAll('#explore-list > ul > li'));
      var list = document.querySelector('#explore-list > ul');
      list.append.apply(list, rows);
      var next = page.querySelector('[data-more]');
      if (next) more.href = next.href;
      else more.parentElement.remove();
      if (rows[0]) rows[0].querySelector('a').focus({ preventScroll: true });
    }).catch(function () { location.href = more.href; });
  });
  var near = form.querySelector('[data-near]');
  var note = form.querySelector('[data-near-note]');
  near.addEventListener('click', function () {
    Array.from(form.querySelectorAll('[name=lat],[name=lon]')).forEach(function (one) { one.remove(); });
    if (near.getAttribute('aria-pressed') === 'true') { near.setAttribute('aria-pressed', 'false'); location.href = address(); return; }
    var refused = function () {
      note.textContent = note.dataset.words;
      // The field that the sentence speaks of lies among the filters, closed at first.
      fields.near.closest('details').open = true;
      fields.near.focus();
    };
    if (!navigator.geolocation) return refused();
    navigator.geolocation.getCurrentPosition(function (place) {
      fields.near.value = '';
      var url = new URL(address(), location.href);
      url.searchParams.set('lat', place.coords.latitude.toFixed(2));
      url.searchParams.set('lon', place.coords.longitude.toFixed(2));
      location.href = url.href;
    }, refused, { timeout: 10000, maximumAge: 600000 });
  });
})();`;
