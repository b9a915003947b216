import { useState } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Field } from '#web/ui/field.tsx';
import { MagnifyingGlassIcon } from '#web/ui/icons.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { PasswordStrength } from '#web/ui/password-strength.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TimeInput } from '#web/ui/time-input.tsx';
import { useTimeZones } from '#web/api/use-time-zones.ts';
import { TimeZoneInput } from '#web/ui/time-zone-input.tsx';
import { Specimen } from './specimen.tsx';

/** What is filled in. */
export function Forms() {
  return (
    <>
      <Specimen name="Field: with a hint, optional, wrong, disabled, read only, a search" wide>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Field label="Full name" hint="As your clients know you.">
            <TextInput defaultValue="Adaeze Obi" />
          </Field>
          <Field label="Phone" optional="optional">
            <TextInput type="tel" />
          </Field>
          <Field label="Email" error="Enter an email address we can answer to." id="email">
            <TextInput defaultValue="grace@" />
          </Field>
          <Field label="Disabled">
            <TextInput disabled defaultValue="Not now" />
          </Field>
          <Field label="Read only">
            <TextInput readOnly defaultValue="https://uli.example/adaeze" />
          </Field>
          <Field label="Search" hideLabel>
            <TextInput tall lead={<MagnifyingGlassIcon size={22} />} placeholder="Search by name" />
          </Field>
          <Field label="Notes" hint="Only Adaeze reads them.">
            <TextArea />
          </Field>
          <Field label="Service">
            <Select>
              <option>Knotless braids, medium</option>
              <option>Feed-in braids</option>
            </Select>
          </Field>
          <Passwords />
          <Times />
        </div>
      </Specimen>
      <Specimen name="Checkbox: off, on, wrong, disabled" wide>
        <Checkbox label="Cancel all future occurrences" hint="Cancels 3 visits." />
        <Checkbox label="Comments are on" defaultChecked />
        <Checkbox label="I accept the terms" error="You must accept the terms and conditions" />
        <Checkbox label="Not now" disabled />
      </Specimen>
      <Specimen name="Switch: off, on, disabled" wide>
        <div className="max-w-feed">
          <Switch label="Reminders" hint="One day before each visit." />
          <Switch label="Messages" defaultChecked />
          <Switch label="Not now" disabled />
        </div>
      </Specimen>
      <Specimen name="Radio cards: with details and figures; wrong" wide>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <RadioCards
            legend="Service"
            name="service"
            defaultValue="knotless"
            options={[
              { value: 'knotless', label: 'Knotless braids', detail: '3 hours', figure: '$150' },
              { value: 'feed-in', label: 'Feed-in braids', detail: '2 hours', figure: '$95' },
              { value: 'none', label: 'Nothing else', disabled: true },
            ]}
          />
          <RadioCards
            legend="Why"
            name="why"
            error="Choose what is wrong."
            options={[
              { value: 'spam', label: 'It is spam' },
              { value: 'other', label: 'Something else' },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Error summary" wide>
        <ErrorSummary
          title="One field needs another look"
          errors={[{ id: 'email', message: 'Email: Enter an email address we can answer to.' }]}
        />
      </Specimen>
      <Specimen name="Save bar" wide>
        <SaveBar
          note="You have changes that are not saved."
          save="Save"
          saving="Saving..."
          discard="Discard"
          busy={false}
          onDiscard={() => {}}
        />
      </Specimen>
    </>
  );
}

function Passwords() {
  const [password, setPassword] = useState('knotless');
  return (
    <Field label="Password" hint="At least 6 characters.">
      <PasswordInput
        showLabel="Show password"
        hideLabel="Hide password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordStrength password={password} words={(score) => score} />
    </Field>
  );
}

function Times() {
  const [time, setTime] = useState('09:30');
  const [zone, setZone] = useState('Africa/Lagos');
  const choosing = useTimeZones(setZone);
  return (
    <div className="grid gap-5">
      <Field label="From">
        <TimeInput value={time} onChange={setTime} />
      </Field>
      <Field label="Time zone">
        <TimeZoneInput value={zone} {...choosing} listLabel="Time zones" emptyText="No time zone is called this." />
      </Field>
    </div>
  );
}
