/**
 * Every refusal a person can meet: its code and its HTTP status. Its words are `messages/en/refusal.json`, under the same
 * code; `#platform/messages` does not compile while one is missing.
 */
export const refusalStatus = {
  malformed: 400,
  invalid: 400,
  wrong_code: 400,
  forged_event: 400,
  passkey_refused: 400,
  no_pictures: 400,
  too_many_pictures: 400,
  picture_damaged: 400,
  upload_cut_off: 400,
  not_signed_in: 401,
  keep_ticket_over: 401,
  wrong_credentials: 401,
  second_step: 401,
  second_step_over: 401,
  passkey_unknown: 401,
  forbidden: 403,
  account_leaves: 403,
  account_suspended: 403,
  wrong_password: 403,
  only_oneself: 403,
  password_needed: 403,
  second_factor_needed: 403,
  fee_not_yours: 403,
  registrations_closed: 403,
  email_unverified: 403,
  cross_site: 403,
  follows_hidden: 403,
  not_found: 404,
  profile_closed: 404,
  service_gone: 404,
  addition_gone: 404,
  conflict: 409,
  username_taken: 409,
  email_taken: 409,
  custom_url_taken: 409,
  slot_taken: 409,
  booked_then: 409,
  visit_too_long: 409,
  own_service: 409,
  has_account: 409,
  cannot_write: 409,
  no_address: 409,
  link_over: 409,
  writes_with_account: 409,
  person_gone: 409,
  last_admin: 409,
  demo_no_admin: 409,
  report_settled: 409,
  gone_already: 409,
  appealed_already: 409,
  answered_already: 409,
  not_as_admin: 409,
  request_waiting: 409,
  oneself: 400,
  guest_unknown: 409,
  step_not_allowed: 409,
  already_claimed: 409,
  link_replaced: 409,
  guest_request_over: 409,
  key_reused: 409,
  reset_link_used: 409,
  dispute_link_used: 409,
  email_link_used: 409,
  verify_link_used: 409,
  second_step_on: 409,
  too_many_passkeys: 409,
  second_step_not_begun: 409,
  too_many_services: 409,
  plan_needed: 409,
  no_new_bookings: 409,
  no_series: 409,
  series_plan_needed: 409,
  plan_runs: 409,
  no_plan: 409,
  plans_free: 409,
  no_payouts: 409,
  terms_changed: 409,
  fee_changed: 409,
  nothing_to_pay: 409,
  too_little_to_pay: 409,
  no_online_payment: 409,
  tip_not_now: 409,
  page_replaced: 409,
  paid_otherwise: 409,
  refund_too_large: 409,
  money_changed: 409,
  marked_meanwhile: 409,
  not_over: 409,
  pictures_gone: 409,
  quota_full: 409,
  pictures_stay: 409,
  comments_off: 409,
  lookbook_name_taken: 409,
  too_many_drafts: 409,
  too_many_lookbooks: 409,
  too_many_filters: 409,
  too_many_offers: 409,
  too_many_openings: 409,
  opening_there: 409,
  price_changed: 409,
  not_completed: 409,
  not_begun: 409,
  already_rated: 409,
  rating_settled: 409,
  already_replied: 409,
  too_large: 413,
  picture_too_large: 413,
  too_many_pixels: 413,
  wrong_content_type: 415,
  not_a_picture: 415,
  too_many_tries: 429,
  holds_full: 429,
  guest_requests_full: 429,
  holds_full_here: 429,
  open_bookings_full: 429,
  too_many_uploads: 429,
  internal: 500,
  busy: 503,
  database_away: 503,
  storage_away: 503,
  provider_away: 503,
  provider_refuses: 503,
  disk_full: 507,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

export interface RefusalDetails {
  /** Field name → the sentence shown beside it. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Values for the placeholders of the refusal's sentence. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Further members of the error body, such as `alternatives`. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
  /** The account concerned, for the security log; it is never part of the response. */
  readonly about?: number | undefined;
}

/** A refusal on its way out: thrown so that the transaction around it rolls back; never a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** Makes a refusal: `throw refuse('slot_taken', { body: { alternatives } })`. */
export function refuse(code: RefusalCode, details?: RefusalDetails): Refusal {
  return new Refusal(code, details);
}
