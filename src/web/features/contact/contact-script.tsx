/** Sends the form without leaving the page. The form works without it, too. */
export function ContactScript({ nonce, sending }: { nonce: string | undefined; sending: string }) {
  return (
    // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
    <script nonce={nonce} data-sending={sending} dangerouslySetInnerHTML={{ __html: sendInPlace }} />
  );
}

// Plain and old-fashioned on purpose: it is sent as it stands here. The spec has a message take 1.5 s at least.
const sendInPlace = `(function () {
  var form = document.getElementById('contact-form');
  if (!form) return;
  var words = document.currentScript.dataset;
  var place = form.parentElement;
  var button = form.querySelector('[type=submit]');
  var label = button.textContent;
  var failure = document.getElementById('contact-failure');
  var fields = ['name', 'email', 'subject', 'message'].map(function (name) { return form.elements[name]; });
  var busy = false;
  function look(id, why) {
    var part = document.getElementById(id).content.cloneNode(true);
    part.querySelector('[data-why]').textContent = why;
    return part.firstElementChild;
  }
  function complain(field, why) {
    var id = field.id + '-error';
    var old = document.getElementById(id);
    if (old) old.remove();
    field.removeAttribute('aria-invalid');
    var hint = document.getElementById(field.id + '-hint');
    var described = hint ? [hint.id] : [];
    if (why) {
      var line = look('contact-error-look', why);
      line.id = id;
      field.after(line);
      field.setAttribute('aria-invalid', 'true');
      described.unshift(id);
    }
    if (described.length) field.setAttribute('aria-describedby', described.join(' '));
    else field.removeAttribute('aria-describedby');
  }
  function missing(field) { return field.value.trim() && field.validity.valid ? '' : field.dataset.missing; }
  function show(whyOf) {
    fields.forEach(function (field) { complain(field, whyOf(field)); });
    var first = form.querySelector('[aria-invalid]');
    if (first) first.focus();
    return !first;
  }
  function work(now) {
    busy = now;
    button.setAttribute('aria-disabled', now);
    button.firstElementChild.textContent = now ? words.sending : label;
  }
  function fail(why) {
    failure.replaceChildren(look('contact-failure-look', why || ''));
    failure.scrollIntoView({ block: 'nearest' });
  }
  function thank() {
    form.reset();
    var thanks = document.getElementById('contact-thanks-look').content.cloneNode(true);
    place.replaceChildren(thanks);
    document.getElementById('contact-thanks').focus();
    place.querySelector('[data-another]').addEventListener('click', function (event) {
      event.preventDefault();
      place.replaceChildren(form);
      fields[0].focus();
    });
  }
  form.addEventListener('input', function (event) {
    var field = event.target;
    if (field.hasAttribute('aria-invalid') && !missing(field)) complain(field, '');
  });
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    if (busy) return;
    failure.replaceChildren();
    if (!show(missing)) return;
    work(true);
    var letter = Object.fromEntries(new FormData(form));
    var sent = fetch(form.dataset.api, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(letter),
    }).then(function (answer) {
      return answer.json().then(function (body) { return { ok: answer.ok, body: body }; });
    }).catch(function () { return { ok: false, body: {} }; });
    var least = new Promise(function (done) { setTimeout(done, 1500); });
    Promise.all([sent, least]).then(function (both) {
      var answer = both[0];
      work(false);
      if (answer.ok) return thank();
      var told = answer.body.fields || {};
      fail(answer.body.fields ? '' : answer.body.message);
      show(function (field) { return told[field.name] || ''; });
    });
  });
})();`;
