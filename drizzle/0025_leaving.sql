ALTER TABLE "users" ADD COLUMN "leaves_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "left_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "shelved_from" timestamptz(3);--> statement-breakpoint
CREATE INDEX "users_leaves_at_idx" ON "users" USING btree ("leaves_at") WHERE "users"."leaves_at" is not null and "users"."left_at" is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_left_check" CHECK ("users"."left_at" is null or "users"."leaves_at" is not null);
--> statement-breakpoint
-- accounts: nobody books somebody who is leaving, nor does that person book anybody. The lock waits for a deletion that has
-- begun, and a deletion waits for it: whichever comes first, the other one sees it.
CREATE FUNCTION guard_booked_people() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person record;
BEGIN
  FOR person IN
    SELECT leaves_at FROM users WHERE id IN (NEW.artist_id, NEW.client_id) ORDER BY id FOR SHARE
  LOOP
    IF person.leaves_at IS NOT NULL THEN
      RAISE EXCEPTION 'somebody in this booking is leaving'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_people_here';
    END IF;
  END LOOP;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_people_here BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION guard_booked_people();
--> statement-breakpoint
-- explore: whoever leaves is found no more, and whoever stays is found again.
CREATE TRIGGER users_explore_leaving AFTER UPDATE OF leaves_at ON users
  FOR EACH ROW WHEN (OLD.leaves_at IS DISTINCT FROM NEW.leaves_at) EXECUTE FUNCTION note_explore_change('id');
--> statement-breakpoint
CREATE TRIGGER users_free_times_leaving AFTER UPDATE OF leaves_at ON users
  FOR EACH ROW WHEN (OLD.leaves_at IS DISTINCT FROM NEW.leaves_at) EXECUTE FUNCTION note_free_time_change('id');
--> statement-breakpoint
-- posts: who is mentioned in a post is part of its content.
CREATE TRIGGER users_post_contents_leaving AFTER UPDATE OF leaves_at ON users
  FOR EACH ROW WHEN (OLD.leaves_at IS DISTINCT FROM NEW.leaves_at) EXECUTE FUNCTION number_post_contents_of_mentioned();
