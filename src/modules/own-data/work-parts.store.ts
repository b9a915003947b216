import { part, personSql, pictureSql, type Part } from './part.store.ts';

/** What somebody offers and shows, and what they say about others. */
export const workParts: readonly Part[] = [
  part(
    'services.json',
    'id',
    `SELECT id, name, description, duration, price, currency, published, position, extra_gap AS "extraGap", add_on AS "addOn",
       prepay, deposit_amount AS "depositAmount", deposit_percent AS "depositPercent", prepay_for AS "prepayFor",
       created_at AS "createdAt", removed_at AS "removedAt" FROM services WHERE user_id = $1`,
  ),
  part(
    'offers.json',
    'id',
    `SELECT id, title, description, percent, amount, currency, code, starts_on AS "startsOn", ends_on AS "endsOn",
       max_uses AS "maxUses", uses, listed, weekdays, published, created_at AS "createdAt", removed_at AS "removedAt",
       (SELECT coalesce(json_agg(service_id), '[]') FROM offer_services WHERE offer_id = offers.id) AS "serviceIds"
     FROM offers WHERE user_id = $1`,
  ),
  part(
    'openings.json',
    'id',
    `SELECT id, service_id AS "serviceId", starts_at AS "startsAt", percent, created_at AS "createdAt",
       withdrawn_at AS "withdrawnAt" FROM openings WHERE artist_id = $1`,
  ),
  part(
    'availability.json',
    'userId',
    `SELECT user_id AS "userId", time_zone AS "timeZone", slot_step AS "slotStep", buffer_before AS "bufferBefore",
       buffer_after AS "bufferAfter", min_notice AS "minNotice", max_advance AS "maxAdvance",
       auto_confirm AS "autoConfirm", confirm_guest_email AS "confirmGuestEmail",
       (SELECT coalesce(json_agg(json_build_object('weekday', weekday, 'startMinute', start_minute,
           'endMinute', end_minute) ORDER BY weekday, start_minute), '[]')
          FROM weekly_hours WHERE weekly_hours.user_id = $1) AS "weeklyHours",
       (SELECT coalesce(json_agg(json_build_object('date', date_overrides.date, 'hours',
           (SELECT coalesce(json_agg(json_build_object('startMinute', start_minute, 'endMinute', end_minute)
               ORDER BY start_minute), '[]')
              FROM override_hours
             WHERE override_hours.user_id = $1 AND override_hours.date = date_overrides.date))
           ORDER BY date_overrides.date), '[]')
          FROM date_overrides WHERE date_overrides.user_id = $1) AS "dates"
     FROM availabilities WHERE user_id = $1`,
  ),
  part(
    'time-blocks.json',
    'id',
    `SELECT id, starts_at AS "startsAt", ends_at AS "endsAt", note, created_at AS "createdAt"
     FROM time_blocks WHERE artist_id = $1`,
  ),
  part(
    'posts.json',
    'id',
    `SELECT id, caption, place, service_id AS "serviceId", before_after AS "beforeAfter",
       comments_off AS "commentsOff", created_at AS "createdAt", published_at AS "publishedAt",
       edited_at AS "editedAt", likes_count AS "likesCount", comments_count AS "commentsCount",
       saves_count AS "savesCount", views_count AS "viewsCount", bookings_count AS "bookingsCount",
       (SELECT coalesce(json_agg(json_build_object('file', ${pictureSql('media_id')}, 'alt', alt) ORDER BY position), '[]')
          FROM post_images WHERE post_id = posts.id) AS pictures,
       (SELECT coalesce(json_agg(tag ORDER BY tag), '[]') FROM post_tags WHERE post_id = posts.id) AS tags,
       (SELECT coalesce(json_agg(${personSql('user_id')} ORDER BY user_id), '[]')
          FROM post_mentions WHERE post_id = posts.id) AS mentions
     FROM posts WHERE user_id = $1`,
  ),
  part(
    'comments.json',
    'id',
    `SELECT id, post_id AS "postId", parent_id AS "answerTo", content, created_at AS "createdAt"
     FROM comments WHERE user_id = $1`,
  ),
  marked('likes'),
  marked('saves'),
  marked('less_wanted', 'seeing-less-of'),
  part(
    'lookbooks.json',
    'id',
    `SELECT id, name, is_public AS "isPublic", created_at AS "createdAt",
       (SELECT coalesce(json_agg(json_build_object('postId', post_id, 'addedAt', added_at) ORDER BY added_at), '[]')
          FROM lookbook_posts WHERE lookbook_id = lookbooks.id) AS posts
     FROM lookbooks WHERE user_id = $1`,
  ),
  rated('given', 'artist_id', 'client_id'),
  rated('received', 'client_id', 'artist_id'),
];

function marked(table: string, file = table): Part {
  const rows = `SELECT post_id AS "postId", created_at AS "createdAt" FROM ${table} WHERE user_id = $1`;
  return part(`${file}.json`, 'postId', rows);
}

function rated(file: string, other: string, own: string): Part {
  return part(
    `ratings/${file}.json`,
    'id',
    `SELECT id, booking_id AS "bookingId", ${personSql(other)} AS person, rating, comment, reply,
       replied_at AS "repliedAt", created_at AS "createdAt", edited_at AS "editedAt",
       (SELECT coalesce(json_agg(json_build_object('file', ${pictureSql('media_id')}, 'alt', alt) ORDER BY position), '[]')
          FROM rating_images WHERE rating_id = ratings.id) AS pictures
     FROM ratings WHERE ${own} = $1`,
  );
}
