/** By what the list of messages can be narrowed. */
export const messageStates = ['all', 'waiting', 'answered'] as const;
