/** An appointment card: the time on its stub, what it is for beside it. */
export interface MailCard {
  /** "Thu". */
  readonly day: string;
  /** "10:30", the large figure. */
  readonly time: string;
  /** "26 Nov". */
  readonly date: string;
  readonly title: string;
  readonly lines: readonly string[];
}

export interface MailAction {
  readonly label: string;
  /** Absolute. */
  readonly href: string;
}

/** What a mail says; all of it plain text in the reader's language. */
export interface MailContent {
  /** The reader's locale. */
  readonly language: string;
  readonly title: string;
  /** What mailboxes show beside the subject. */
  readonly preview?: string;
  readonly lines: readonly string[];
  readonly card?: MailCard;
  /** Further dates, changes: one entry a line. */
  readonly list?: readonly string[];
  /** Under card and list, quieter. */
  readonly notes?: readonly string[];
  /** The first is the one to press. */
  readonly actions: readonly MailAction[];
  /** Why the reader gets this, last and smallest. */
  readonly footer: readonly string[];
}
