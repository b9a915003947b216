/** Where a link that people enter may lead: a path on this server, or an https address. */
export const linkShape = /^(?:\/(?!\/)|https:\/\/[^/\s\\\p{Cc}\p{Cf}\p{Cs}])[^\s\\\p{Cc}\p{Cf}\p{Cs}]*$/u;
