import { callerAt, freeTimes, openArtist, registerAt, type Artist, type Caller } from './artist.ts';
import { beganMinutesAgo, failEventByHand, failRefundByHand, makeAdmin, payByHand } from './by-hand.ts';
import { formOf, photo } from './pictures.ts';
import type { Program } from './program.ts';

/** What runs where a text is taken for markup; short enough for every field. */
export const payload = `"'></script><img src=x onerror=hit()>`;
/** A name that people bear, in which no line can break. */
const longName = `${payload} Wolfeschlegelsteinhausenbergerdorff`;
/** For fields of more than a hundred characters. */
export const longPayload = [
  payload,
  '<script>hit()</script><svg onload=hit()>{{7*7}}${hit()}',
  'javascript:hit() https://uli.test/"onmouseover="hit() ]]>--> \u202e#tag<b @ada_p',
].join('');

/** Two people and what they made, of which every text is a payload. */
export interface Planted {
  readonly ada: Artist;
  readonly cleo: Caller;
  readonly postId: number;
  readonly draftId: number;
  readonly lookbookId: number;
  readonly threadId: number;
  readonly bookingId: number;
  readonly requestId: number;
  readonly manageToken: string;
  /** Of a guest's visit that took place and was rated. */
  readonly visitId: number;
  readonly ratedToken: string;
  /** Of a client's and a guest's visit that were marked as no-shows, and contested. */
  readonly missedId: number;
  readonly missedToken: string;
  /** Of what an admin decided, with an answer to it. */
  readonly decisionToken: string;
  /** Which texts were taken: `POST /api/services name`. */
  readonly texts: ReadonlySet<string>;
}

/** Plants a payload in every text that the API takes. */
export async function plantPayloads(program: Program): Promise<Planted> {
  const texts = new Set<string>();
  /** Calls, notes which texts of the body held a payload, and answers what came. */
  const plant = async (who: Caller, route: string, path: string, body: object): Promise<any> => {
    const [method = ''] = route.split(' ');
    const answer = await who.call(method, path, body);
    if (answer.status >= 300) throw new Error(`${route}: ${JSON.stringify(answer.body)}`);
    for (const at of payloadsIn(body)) texts.add(`${route} ${at}`);
    return answer.body;
  };
  const words = { fullName: longName, profession: payload, timeZone: payload };
  const registered = async (username: string) => {
    const person = await registerAt(program.url, username, words);
    for (const at of Object.keys(words)) texts.add(`POST /api/register ${at}`);
    return person;
  };
  const cleo = await registered('cleo_p');
  const ada = await openArtist(program.url, 'ada_p', { fullName: longName, city: payload, autoConfirm: true });
  const about = {
    fullName: longName,
    bio: longPayload,
    profession: payload,
    city: payload,
    businessName: payload,
    businessCategory: payload,
    businessAddress: longPayload,
  };
  for (const who of [ada, cleo]) await plant(who, 'PATCH /api/user', '/api/user', about);
  await ada.call('PATCH', '/api/user', { accountType: 'business', customUrl: 'ada-planted' });

  const offered = { name: payload, description: longPayload, duration: 60, price: 5000, currency: 'GBP' };
  const service = await plant(ada, 'POST /api/services', '/api/services', offered);
  await plant(ada, 'PATCH /api/services/{serviceId}', `/api/services/${service.id}`, {
    name: payload,
    description: longPayload,
  });
  await plant(ada, 'PUT /api/payouts/vat', '/api/payouts/vat', { number: payload, percent: 20 });
  const deal = { title: payload, description: longPayload, percent: 10 };
  const offer = await plant(ada, 'POST /api/offers', '/api/offers', deal);
  await plant(ada, 'PATCH /api/offers/{offerId}', `/api/offers/${offer.id}`, deal);

  const picture = async (who: Caller) =>
    (await who.call('POST', '/api/media', formOf([await photo(60, 80)]))).body[0].id;
  const look = async () => ({
    caption: longPayload,
    place: payload,
    serviceId: service.id,
    images: [
      { id: await picture(ada), alt: longPayload },
      { id: await picture(ada), alt: payload },
    ],
  });
  const written = await look();
  const post = await plant(ada, 'POST /api/posts', '/api/posts', written);
  await plant(ada, 'PATCH /api/posts/{postId}', `/api/posts/${post.id}`, written);
  const later = await look();
  const draft = await plant(ada, 'POST /api/drafts', '/api/drafts', later);
  await plant(ada, 'PATCH /api/drafts/{draftId}', `/api/drafts/${draft.id}`, later);

  const talk = `/api/posts/${post.id}/comments`;
  const said = { content: longPayload };
  const comment = await plant(cleo, 'POST /api/posts/{postId}/comments', talk, said);
  const reply = await plant(ada, 'POST /api/posts/{postId}/comments', talk, { ...said, parentId: comment.id });
  await cleo.call('POST', `/api/posts/${post.id}/likes`, { userId: cleo.id });
  await cleo.call('POST', '/api/followers', { followerId: cleo.id, followingId: ada.id });
  await ada.call('POST', '/api/followers', { followerId: ada.id, followingId: cleo.id });
  const named = { name: longPayload.slice(0, 60), isPublic: true };
  const lookbook = await plant(cleo, 'POST /api/lookbooks', '/api/lookbooks', { name: payload, isPublic: true });
  await plant(cleo, 'PATCH /api/lookbooks/{lookbookId}', `/api/lookbooks/${lookbook.id}`, { ...named, name: payload });
  await cleo.call('PUT', `/api/lookbooks/${lookbook.id}/posts/${post.id}`);

  const message = await plant(cleo, 'POST /api/messages', '/api/messages', { recipientId: ada.id, ...said });
  const { threadId } = message;
  await plant(ada, 'POST /api/threads/{threadId}/messages', `/api/threads/${threadId}/messages`, said);
  const report = { subjectKind: 'post', subjectId: post.id, reason: 'other', note: longPayload };
  await plant(cleo, 'POST /api/reports', '/api/reports', report);
  const max = await registered('max_p');
  await makeAdmin(program, max.id);
  const zoe = `/api/admin/users/${(await registered('zoe_p')).id}`;
  const because = { reason: longPayload };
  await plant(max, 'PATCH /api/admin/users/{userId}', zoe, { isVerified: true, ...because });
  await plant(max, 'POST /api/admin/users/{userId}/sessions/end', `${zoe}/sessions/end`, because);
  const helper = callerAt(program.url);
  await helper.call('POST', '/api/login', { username: 'max_p', password: 'six-or-more' });
  await plant(helper, 'POST /api/admin/users/{userId}/session', `${zoe}/session`, because);
  const suspension = { days: 3, ...because };
  await plant(max, 'PUT /api/admin/users/{userId}/suspension', `${zoe}/suspension`, suspension);
  await plant(max, 'POST /api/admin/users/{userId}/suspension/end', `${zoe}/suspension/end`, because);
  const talked = await plant(cleo, 'POST /api/reports', '/api/reports', {
    ...report,
    subjectKind: 'comment',
    subjectId: reply.id,
  });
  const decision = { decision: 'warn', ...because };
  await plant(max, 'POST /api/admin/reports/{reportId}/decision', `/api/admin/reports/${talked.id}/decision`, decision);
  const [told] = (await ada.call('GET', '/api/notifications?topic=moderation')).body;
  const decisionToken: string = told.href.replace('/decision/', '');
  const appealed = `/api/decisions/${decisionToken}/appeal`;
  await plant(callerAt(program.url), 'POST /api/decisions/{decisionToken}/appeal', appealed, { words: longPayload });
  const [appeal] = (await max.call('GET', '/api/admin/appeals')).body;
  const outcome = `/api/admin/appeals/${appeal.id}/outcome`;
  await plant(max, 'POST /api/admin/appeals/{decisionId}/outcome', outcome, { became: 'stands', ...because });

  const bookable = { ...ada, serviceIds: [service.id] };
  const [first, , second, , third, , fourth, , fifth, , sixth] = await freeTimes(bookable);
  const wish = { artistId: ada.id, serviceId: service.id, notes: longPayload, postId: post.id };
  await plant(cleo, 'POST /api/bookings/preview', '/api/bookings/preview', {
    ...wish,
    date: first,
    offerCode: payload,
  });
  const booking = await plant(cleo, 'POST /api/bookings', '/api/bookings', { ...wish, date: first });
  const request = await plant(cleo, 'POST /api/bookings', '/api/bookings', { ...wish, date: second });
  const dora = await openArtist(program.url, 'dora_p', { fullName: longName });
  const [free, , , , , , spare, , , held, , , asking] = await freeTimes(dora);
  const wanted = { artistId: dora.id, serviceId: dora.serviceIds[0], date: free };
  const { id: unwantedId } = (await cleo.call('POST', '/api/bookings', wanted)).body;
  const status = `/api/bookings/${unwantedId}/status`;
  await plant(dora, 'PATCH /api/bookings/{bookingId}/status', status, { status: 'declined', reason: longPayload });
  const nobody = callerAt(program.url);
  const guest = { fullName: longName, email: 'guest@example.com' };
  const asked = { ...wish, date: third, guest };
  const regretted = await nobody.call('POST', '/api/bookings', { ...wanted, date: spare, guest });
  const regret = `/api/manage/${regretted.body.manageToken}/cancel`;
  await plant(nobody, 'POST /api/manage/{token}/cancel', regret, { reason: longPayload });
  await plant(nobody, 'POST /api/bookings/preview', '/api/bookings/preview', asked);
  const { manageToken } = await plant(nobody, 'POST /api/bookings', '/api/bookings', asked);

  const visited = await nobody.call('POST', '/api/bookings', { ...asked, date: fourth });
  const { id: visitId, manageToken: ratedToken } = visited.body;
  await plant(nobody, 'POST /api/manage/{token}/messages', `/api/manage/${ratedToken}/messages`, said);
  await plant(ada, 'POST /api/guest-threads/{bookingId}/messages', `/api/guest-threads/${visitId}/messages`, said);
  await beganMinutesAgo(program, visitId, 240);
  await ada.call('PATCH', `/api/bookings/${visitId}/status`, { status: 'completed' });
  const managed = '/api/manage/{token}/rating';
  const here = `/api/manage/${ratedToken}/rating`;
  await plant(nobody, `POST ${managed}`, here, { rating: 3, comment: longPayload });
  await plant(nobody, `PATCH ${managed}`, here, { comment: longPayload });

  const missed = await cleo.call('POST', '/api/bookings', { ...wish, date: fifth });
  const missedByGuest = await nobody.call('POST', '/api/bookings', { ...asked, date: sixth });
  for (const [index, { body }] of [missed, missedByGuest].entries()) {
    await beganMinutesAgo(program, body.id, 600 + 200 * index);
    await ada.call('PATCH', `/api/bookings/${body.id}/status`, { status: 'no_show' });
  }
  const contested = `/api/bookings/${missed.body.id}/no-show/contest`;
  await plant(cleo, 'POST /api/bookings/{bookingId}/no-show/contest', contested, { statement: longPayload });
  const contestedByGuest = `/api/manage/${missedByGuest.body.manageToken}/no-show/contest`;
  await plant(nobody, 'POST /api/manage/{token}/no-show/contest', contestedByGuest, { statement: longPayload });
  const kept = (await cleo.call('POST', '/api/bookings', { ...wanted, date: held })).body;
  const confirmed = await dora.call('PATCH', `/api/bookings/${kept.id}/status`, { status: 'confirmed' });
  const { version } = confirmed.body;
  const moving = (await cleo.call('PATCH', `/api/bookings/${kept.id}`, { date: asking, version })).body;
  await plant(dora, 'POST /api/bookings/{bookingId}/move-request', `/api/bookings/${kept.id}/move-request`, {
    answer: 'declined',
    version: moving.version,
    reason: longPayload,
  });

  await beganMinutesAgo(program, booking.id, 90);
  await ada.call('PATCH', `/api/bookings/${booking.id}/status`, { status: 'completed' });
  await payByHand(program, booking.id, 500);
  const back = `/api/bookings/${booking.id}/refunds`;
  await plant(ada, 'POST /api/bookings/{bookingId}/refunds', back, {
    amount: 100,
    expectedReturnable: 500,
    reason: longPayload,
  });
  const given = `/api/admin/bookings/${booking.id}/refund`;
  await plant(max, 'POST /api/admin/bookings/{bookingId}/refund', given, {
    amount: 100,
    expectedReturnable: 400,
    ...because,
  });
  const stuck = await failRefundByHand(program, booking.id);
  const again = `/api/admin/refunds/${stuck}/retry`;
  await plant(max, 'POST /api/admin/refunds/{refundId}/retry', again, because);
  const unheard = `/api/admin/webhook-failures/${await failEventByHand(program)}/dismissal`;
  await plant(max, 'POST /api/admin/webhook-failures/{eventId}/dismissal', unheard, because);
  const opinion = { bookingId: booking.id, rating: 4, comment: longPayload, mediaIds: [await picture(cleo)] };
  const rating = await plant(cleo, 'POST /api/ratings', '/api/ratings', opinion);
  await plant(cleo, 'PATCH /api/ratings/{ratingId}', `/api/ratings/${rating.id}`, { comment: longPayload });
  const answered = `/api/ratings/${rating.id}/reply`;
  await plant(ada, 'POST /api/ratings/{ratingId}/reply', answered, { reply: longPayload });
  const letter = { name: payload, subject: payload, message: longPayload };
  await plant(nobody, 'POST /api/contact', '/api/contact', { ...letter, email: 'guest@example.com', website: payload });
  await plant(nobody, 'POST /api/contact', '/api/contact', { ...letter, email: 'guest@example.com' });
  const [inquiry] = (await max.call('GET', '/api/contact-messages')).body;
  const answer = `/api/admin/contact-messages/${inquiry.id}/answer`;
  await plant(max, 'POST /api/admin/contact-messages/{contactMessageId}/answer', answer, { answer: longPayload });
  const removal = `/api/admin/posts/${post.id}/removal`;
  await plant(max, 'POST /api/admin/posts/{postId}/removal', removal, because);
  await plant(max, 'POST /api/admin/posts/{postId}/return', `/api/admin/posts/${post.id}/return`, because);
  await plant(max, 'PATCH /api/admin/settings', '/api/admin/settings', { registrationsOpen: true, ...because });
  const names = { en: payload, es: payload, fr: payload, ar: payload };
  const category = { slug: 'tooth-gems', names, words: [payload] };
  const [gems] = (await plant(max, 'POST /api/admin/categories', '/api/admin/categories', category)).slice(-1);
  const edited = `/api/admin/categories/${gems.id}`;
  await plant(max, 'PUT /api/admin/categories/{categoryId}', edited, { names, words: category.words });
  await plant(max, 'PUT /api/admin/categories/{categoryId}/hidden', `${edited}/hidden`, { hidden: false, ...because });
  const [lost] = (
    await max.call('POST', '/api/admin/categories', { slug: 'lost', names: { en: 'Lost' }, words: [] })
  ).body.slice(-1);
  const merged = `/api/admin/categories/${lost.id}/merge`;
  await plant(max, 'POST /api/admin/categories/{categoryId}/merge', merged, { intoId: gems.id, ...because });
  const featured = [{ name: payload, href: '/explore' }];
  await plant(max, 'PUT /api/admin/featured', '/api/admin/featured', { featured, ...because });
  const filter = { list: 'users', name: payload, q: payload, state: 'all' };
  await plant(max, 'POST /api/admin/filters', '/api/admin/filters', filter);
  const stories = [{ quote: longPayload, name: payload, trade: payload, agreed: true }];
  await plant(max, 'PUT /api/admin/stories', '/api/admin/stories', { stories, ...because });
  const noon = new Date(Date.now() + 80 * 86_400_000).toISOString();
  const evening = new Date(Date.parse(noon) + 3_600_000).toISOString();
  const own = { start: noon, end: evening, note: payload };
  await plant(ada, 'POST /api/calendar/blocks', '/api/calendar/blocks', own);
  const note = `/api/clients/${booking.id}/note`;
  await plant(ada, 'PUT /api/clients/{bookingId}/note', note, { note: longPayload });
  const someone = { fullName: longName };
  const visit = { serviceId: service.id, date: evening, guest: someone, notes: longPayload, override: true };
  const ofGuest = await plant(ada, 'POST /api/calendar/bookings', '/api/calendar/bookings', visit);
  await plant(ada, 'PATCH /api/clients/{bookingId}', `/api/clients/${ofGuest.id}`, { fullName: longName });
  const dawn = new Date(Date.parse(evening) + 12 * 3_600_000).toISOString();
  const givenUp = await ada.call('POST', '/api/calendar/bookings', { ...visit, date: dawn });
  const giveUp = `/api/bookings/${givenUp.body.id}/cancel`;
  await plant(ada, 'POST /api/bookings/{bookingId}/cancel', giveUp, { reason: longPayload });
  const night = new Date(Date.parse(evening) + 4 * 3_600_000).toISOString();
  const another = await ada.call('POST', '/api/calendar/bookings', { ...visit, date: night });
  const cancelled = `/api/admin/bookings/${another.body.id}`;
  await plant(max, 'POST /api/admin/bookings/{bookingId}/cancellation', `${cancelled}/cancellation`, because);
  const ids = { postId: post.id, draftId: draft.id, lookbookId: lookbook.id, bookingId: booking.id };
  const missedId: number = missed.body.id;
  const missedToken: string = missedByGuest.body.manageToken;
  return {
    ada,
    cleo,
    ...ids,
    missedId,
    missedToken,
    threadId,
    requestId: request.id,
    manageToken,
    visitId,
    ratedToken,
    decisionToken,
    texts,
  };
}

function payloadsIn(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return value.startsWith(payload) ? [at] : [];
  const below = (name: string) => (at ? `${at}.${name}` : name);
  return Object.entries(value ?? {}).flatMap(([name, each]) => payloadsIn(each, below(name)));
}
