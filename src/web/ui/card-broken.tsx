export interface CardBrokenProps {
  /** What did not come. */
  text: string;
  tryAgain: string;
  onRetry: () => void;
}

/** One line and a way to try again, where a small card could not be filled. */
export function CardBroken({ text, tryAgain, onRetry }: CardBrokenProps) {
  return (
    <p role="alert" className="text-ink-2">
      {text}{' '}
      <button type="button" className="hit-44 link" onClick={() => onRetry()}>
        {tryAgain}
      </button>
    </p>
  );
}
