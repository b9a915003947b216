const clock = /^(\d{1,2})(?:[:.h\s]?(\d{2})?)\s*(?:([ap])?\.?\s?m?\.?|([صم]))$/;

/** Reads a time as people write it, "9", "930", "9.30", "17:00", "5 pm", "5 p. m.", as 'HH:MM'; 24:00 is one. Undefined for anything else. */
export function readTime(text: string): string | undefined {
  const [, hours, minutes = '00', latin, arabic] = clock.exec(text.trim().toLowerCase()) ?? [];
  if (hours === undefined) return undefined;
  const half = latin ?? (arabic && (arabic === 'م' ? 'p' : 'a'));
  const hour = half ? onTheDial(Number(hours), half) : Number(hours);
  const minute = Number(minutes);
  if (hour === undefined || minute > 59 || hour * 60 + minute > 1440) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** An hour of a.m. or p.m.: 12 a.m. is midnight, 12 p.m. noon. */
function onTheDial(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
