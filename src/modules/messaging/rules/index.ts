export {
  mostUnanswered,
  threadState,
  whyNotWrite,
  type ThreadFacts,
  type ThreadState,
  type WhyNotWrite,
} from './thread-state.ts';
