/** What can be reported. */
export const reportedKinds = ['user', 'post', 'comment', 'message', 'rating'] as const;

export const reportReasons = ['spam', 'harassment', 'nudity', 'violence', 'stolen_work', 'fake', 'other'] as const;

export const reportStatuses = ['open', 'actioned', 'dismissed'] as const;
