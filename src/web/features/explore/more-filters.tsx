import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { countMore, currencies, moreOf, orders, radii, type Filters } from './filters.ts';
import { PlaceField } from './place-field.tsx';

const starSteps = [3, 4, 4.5] as const;
const miles = 0.621;

/** Place, date and hours, price, stars and order; open while any of them is set. */
export function MoreFilters({ filters }: { filters: Filters }) {
  const t = useTranslations('explore');
  const { view, radius, from, to, price, currency, rating } = filters;
  const { date, sort } = moreOf(filters);
  const when = filters.when === 'openings' ? undefined : filters.when;
  const count = countMore(filters);
  return (
    <Disclosure summary={count > 0 ? t('moreSet', { count }) : t('more')} open={count > 0} wide>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 md:grid-cols-4 lg:grid-cols-6">
        <PlaceField filters={filters} className="col-span-2" />
        <Field label={t('radius')} className="max-md:col-span-2">
          <Select name="radius" defaultValue={radius}>
            {radii.map((km) => (
              <option key={km} value={km}>
                {t('radiusOption', { km, miles: Math.round(km * miles) })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('date')} className="max-md:col-span-2">
          <TextInput type="date" name="date" defaultValue={date} />
        </Field>
        <Field label={t('from')} {...(when && { hint: t('theirClock') })}>
          <TextInput type="time" name="from" step={900} defaultValue={from} />
        </Field>
        <Field label={t('to')}>
          <TextInput type="time" name="to" step={900} defaultValue={to} />
        </Field>
        <Field label={t('price')}>
          <TextInput
            type="number"
            name="price"
            min={1}
            max={1_000_000}
            step={1}
            inputMode="numeric"
            defaultValue={price}
          />
        </Field>
        <Field label={t('currency')}>
          <Select name="currency" defaultValue={currency}>
            {currencies.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('rating')} className="md:col-span-2">
          <Select name="rating" defaultValue={rating ?? ''}>
            <option value="">{t('anyRating')}</option>
            {starSteps.map((stars) => (
              <option key={stars} value={stars}>
                {t('ratingOption', { stars })}
              </option>
            ))}
          </Select>
        </Field>
        {view === 'people' && (
          <Field label={t('sort')} className="md:col-span-2">
            <Select name="sort" defaultValue={sort ?? ''}>
              <option value="">{t(when ? 'order.soonest' : 'order.usual')}</option>
              {orders
                .filter((order) => order !== (when ? 'soonest' : 'best'))
                .map((order) => (
                  <option key={order} value={order}>
                    {t(`order.${order === 'best' ? 'usual' : order}`)}
                  </option>
                ))}
            </Select>
          </Field>
        )}
      </div>
      {/* On a phone what was found lies below all of these. */}
      <Button type="submit" look="quiet" wide className="mt-5 md:hidden">
        {t('showResults')}
      </Button>
    </Disclosure>
  );
}
