CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- bookings: a booked look may go; the booking stays. Posts is a neighbour of bookings, so that neither's tables know the other's.
ALTER TABLE bookings ADD CONSTRAINT bookings_post_id_fk FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE SET NULL;
--> statement-breakpoint
-- posts: an answer goes with the comment it answers.
ALTER TABLE comments ADD CONSTRAINT comments_parent_id_fk FOREIGN KEY (parent_id) REFERENCES comments (id) ON DELETE CASCADE;
--> statement-breakpoint
-- posts: the pinned comment is one of its own.
ALTER TABLE posts ADD CONSTRAINT posts_pinned_comment_id_fk
  FOREIGN KEY (pinned_comment_id) REFERENCES comments (id) ON DELETE SET NULL;
