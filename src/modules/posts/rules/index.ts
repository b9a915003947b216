export { captionParts, mentionedNames, tagOf, tagsOf, type CaptionPart } from './caption.ts';
export { foldRuns, type FeedEntry } from './fold-runs.ts';
export { lessFor, rankDiscover, type Candidate, type Ranked, type Term, type Unwanted } from './rank-discover.ts';
