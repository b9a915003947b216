import docs from './docs.json' with { type: 'json' };

/** What the page about the API says, which no script ever draws. */
export const docsMessages = { docs };
