import { useTranslations } from 'use-intl';
import { formatInstant, type EpochMs } from '#kernel/time';

export interface YourTimeProps {
  start: EpochMs;
  /** Of the place. */
  timeZone: string;
}

/** Room for the reader's own time. It stays hidden until `YourTimeScript` finds that their clock differs. */
export function YourTime({ start, timeZone }: YourTimeProps) {
  const t = useTranslations('bookings');
  return (
    <p
      hidden
      data-your-time={formatInstant(start)}
      data-zone={timeZone}
      data-words={t('yourTime', { time: '{time}' })}
      className="type-small-strong"
    />
  );
}

/** Fills every `YourTime` of a page that is not hydrated. Only the browser knows its reader's clock. */
export function YourTimeScript({ nonce }: { nonce: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: fillYourTimes }} />;
}

// Plain and old-fashioned on purpose: it is sent as it stands here.
const fillYourTimes = `document.querySelectorAll('[data-your-time]').forEach(function (place) {
  var at = new Date(place.dataset.yourTime);
  var format = function (zone, options) {
    options.timeZone = zone;
    return new Intl.DateTimeFormat('en-GB', options).format(at).replace(',', '');
  };
  var date = function (zone) { return format(zone, { weekday: 'short', day: 'numeric', month: 'short' }); };
  var time = function (zone) { return format(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }); };
  var there = place.dataset.zone;
  if (date(there) + time(there) === date() + time()) return;
  var yours = date(there) === date() ? time() : date() + ', ' + time();
  place.textContent = place.dataset.words.replace('{time}', yours);
  place.hidden = false;
});`;
