import type { ReactNode } from 'react';
import { formatLongDate } from '#kernel/visit-time';

interface Dated {
  readonly id: number;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface ByDaysProps<Message> {
  messages: readonly Message[];
  zone: string;
  now: number;
  bubbleOf: (message: Message) => ReactNode;
}

/** Messages in the order written, each day under its date. */
export function ByDays<Message extends Dated>({ messages, zone, now, bubbleOf }: ByDaysProps<Message>) {
  const dayOf = ({ createdAt }: Dated) => formatLongDate(Date.parse(createdAt), zone, { now });
  return messages.map((message, index) => {
    const day = dayOf(message);
    const before = messages[index - 1];
    return (
      <div key={message.id} className="grid">
        {(!before || dayOf(before) !== day) && <p className="py-3 text-center type-small text-ink-3">{day}</p>}
        {bubbleOf(message)}
      </div>
    );
  });
}
