/** The lists whose filters an admin can keep under a name. */
export const filteredLists = ['users', 'bookings', 'posts', 'payments', 'messages'] as const;

/** By what each list can be narrowed. */
export const userStates = ['all', 'suspended', 'admins'] as const;
export const postStates = ['all', 'published', 'taken'] as const;
export const bookingStates = ['all', 'coming', 'open', 'cancelled', 'past'] as const;
export const paymentStates = ['all', 'paid', 'unapplied', 'open', 'returned', 'disputed', 'failed'] as const;
