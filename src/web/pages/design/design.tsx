import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { socialMessages } from '#messages/en/social.ts';
import { webMessages } from '#messages/en/web.ts';
import { Chip } from '#web/ui/chip.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { PageHandle } from '#web/page-handle.ts';
import { Actions } from './actions.tsx';
import { Booking } from './booking.tsx';
import { Figures } from './figures.tsx';
import { Forms } from './forms.tsx';
import { Ground } from './ground.tsx';
import { People } from './people.tsx';
import { Family } from './specimen.tsx';
import { States } from './states.tsx';
import '#web/styles/design.css';

export const handle: PageHandle = { shell: false };

export const meta = () => [{ title: 'Design · Uli' }];

/** Every part of the design system in its states, for whoever builds with them. There in development only. */
export default function Design() {
  return (
    <IntlProvider locale="en" messages={{ ...webMessages, ...socialMessages }} timeZone="UTC">
      <main className="page-gutter">
        <PageHead title="Design" subtitle="Every part in its states." action={<Grounds />} />
        <Family title="Ground">
          <Ground />
        </Family>
        <Family title="Actions">
          <Actions />
        </Family>
        <Family title="Forms">
          <Forms />
        </Family>
        <Family title="States">
          <States />
        </Family>
        <Family title="Booking">
          <Booking />
        </Family>
        <Family title="People and posts">
          <People />
        </Family>
        <Family title="Figures">
          <Figures />
        </Family>
      </main>
    </IntlProvider>
  );
}

/** Dark, and from right to left: for this page, until it is loaded again. */
function Grounds() {
  const [on, setOn] = useState({ dark: false, mirrored: false });
  const turn = (next: typeof on) => {
    document.documentElement.dataset['theme'] = next.dark ? 'dark' : 'light';
    document.documentElement.dir = next.mirrored ? 'rtl' : 'ltr';
    setOn(next);
  };
  return (
    <div className="flex gap-2">
      <Chip selected={on.dark} onClick={() => turn({ ...on, dark: !on.dark })}>
        Dark
      </Chip>
      <Chip selected={on.mirrored} onClick={() => turn({ ...on, mirrored: !on.mirrored })}>
        Right to left
      </Chip>
    </div>
  );
}
