import type { ReactNode } from 'react';
import { Disclosure } from '#web/ui/disclosure.tsx';

export interface QuestionsProps {
  title: string;
  /** Question and answer. */
  list: readonly (readonly [question: string, answer: ReactNode])[];
}

/** What people ask before they ask; each opens without script. */
export function Questions({ title, list }: QuestionsProps) {
  return (
    <section
      aria-labelledby="questions"
      className="mt-section grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <h2 id="questions" className="type-display-l">
        {title}
      </h2>
      <div className="border-t border-line">
        {list.map(([question, answer]) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
