/** A word of ours in an address: 2 to 40 small letters, digits and single hyphens. */
export const slugShape = /^(?=.{2,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
