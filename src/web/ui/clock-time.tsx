/** A time as a large figure: which half of the day it is in, where a language says so, stands smaller beside it. */
export function ClockTime({ time }: { time: string }) {
  const [, figure, half] = /^([\p{Nd}:.]+)(\s?\P{Nd}+)$/u.exec(time) ?? [];
  if (!half) return time;
  return (
    <>
      {figure}
      {/* A stroke through the time goes through this, too, at its own height. */}
      <span className="ms-0.5 inline-block text-[0.55em] [text-decoration:inherit]">{half}</span>
    </>
  );
}
