import { useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { formatInstant, type EpochMs } from '#kernel/time';
import { countsToTwelve, formatTime, offsetMinutes } from '#kernel/visit-time';

export interface YourTimeProps {
  start: EpochMs;
  /** Of the place. */
  timeZone: string;
  /** Says the place's own time with it, where that does not stand beside. */
  both?: boolean;
}

/** Room for the reader's own time. It stays hidden until `YourTimeScript` finds that their clock differs. */
export function YourTime({ start, timeZone, both = false }: YourTimeProps) {
  const t = useTranslations('bookings');
  return (
    <p
      hidden
      {...marks(start, timeZone)}
      data-words={
        both
          ? t('pick.yourTime', { there: formatTime(start, timeZone), time: '{time}' })
          : t('yourTime', { time: '{time}' })
      }
      className="type-small-strong"
    />
  );
}

/** When something happened, by the place's clock; by the reader's own once `YourTimeScript` finds that it differs. */
export function OwnTime({ at, timeZone }: { at: EpochMs; timeZone: string }) {
  return (
    <time dateTime={formatInstant(at)} {...marks(at, timeZone)} data-words="{time}">
      {formatTime(at, timeZone)}
    </time>
  );
}

/** What `YourTimeScript` reads. */
function marks(at: EpochMs, timeZone: string) {
  const locale = readerLocale();
  return {
    'data-your-time': formatInstant(at),
    'data-offset': offsetMinutes(timeZone, at),
    'data-locale': locale === 'en' ? 'en-GB' : locale,
    'data-twelve': countsToTwelve(locale),
  };
}

/** A field that `YourTimeScript` fills with the reader's own time zone; empty without script. */
export function OwnZone() {
  return <input type="hidden" name="timeZone" data-own-zone />;
}

/** Fills every `YourTime` and `OwnZone` of a page that is not hydrated. Only the browser knows its reader's clock. */
export function YourTimeScript({ nonce }: { nonce: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: fillYourTimes }} />;
}

// Plain and old-fashioned on purpose: it is sent as it is here. A browser that says UTC hides where its reader is.
const fillYourTimes = `(function () {
  var own = Intl.DateTimeFormat().resolvedOptions().timeZone || '';
  if (/^(Etc\\/)?(UTC|UCT|GMT|Universal|Zulu|Greenwich)?$/.test(own)) return;
  document.querySelectorAll('[data-your-time]').forEach(function (place) {
    var at = new Date(place.dataset.yourTime);
    var locale = place.dataset.locale;
    var twelve = place.dataset.twelve === 'true';
    var here = -at.getTimezoneOffset();
    var there = Number(place.dataset.offset);
    if (here === there) return;
    var format = function (offset, options) {
      options.timeZone = 'UTC';
      var text = new Intl.DateTimeFormat(locale, options).format(new Date(at.getTime() + offset * 60000));
      if (locale === 'en-GB') return text.replace(',', '');
      return (/^fr/.test(locale) ? text.replace(/(^|\\D)1 (?=[^\\d:])/, '$11er ') : text).replace(/\\u202f/g, '\\u00a0');
    };
    var date = function (offset) { return format(offset, { weekday: 'short', day: 'numeric', month: 'short' }); };
    var time = format(here, { hour: twelve ? 'numeric' : '2-digit', minute: '2-digit', hourCycle: twelve ? 'h12' : 'h23' });
    var yours = date(there) === date(here) ? time : date(here) + ', ' + time;
    place.textContent = place.dataset.words.replace('{time}', yours);
    place.hidden = false;
  });
  document.querySelectorAll('[data-own-zone]').forEach(function (field) { field.value = own; });
})();`;
