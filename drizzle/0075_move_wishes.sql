ALTER TABLE "busy_times" DROP CONSTRAINT "busy_times_booking_id_unique";--> statement-breakpoint
ALTER TABLE "busy_times" DROP CONSTRAINT "busy_times_own_visit_id_unique";--> statement-breakpoint
ALTER TABLE "busy_times" DROP CONSTRAINT "busy_times_expiry_check";--> statement-breakpoint
ALTER TABLE "busy_times" ADD COLUMN "is_move" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "move_starts_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "move_expires_at" timestamptz(3);--> statement-breakpoint
CREATE INDEX "bookings_move_expiry_idx" ON "bookings" USING btree ("move_expires_at") WHERE "bookings"."move_expires_at" is not null;--> statement-breakpoint
CREATE INDEX "bookings_artist_move_idx" ON "bookings" USING btree ("artist_id","move_starts_at") WHERE "bookings"."move_starts_at" is not null;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_booking_id_key" UNIQUE("booking_id","is_move");--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_own_visit_id_key" UNIQUE("own_visit_id","is_move");--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_move_check" CHECK (not "busy_times"."is_move" or num_nonnulls("busy_times"."booking_id", "busy_times"."own_visit_id") = 1);--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_expiry_check" CHECK (("busy_times"."hold_id" is null and not "busy_times"."is_move") or "busy_times"."expires_at" is not null);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_move_check" CHECK (num_nulls("bookings"."move_starts_at", "bookings"."move_expires_at") = 2
        or (num_nulls("bookings"."move_starts_at", "bookings"."move_expires_at") = 0
          and "bookings"."status" = 'confirmed' and "bookings"."move_starts_at" <> "bookings"."starts_at"));--> statement-breakpoint
-- availability: nobody can be booked or held twice at one moment. A booking does not meet itself: the time to which its client
-- wishes to move it may overlap its own. Visits of one's own meet nothing, as before.
ALTER TABLE busy_times DROP CONSTRAINT busy_times_no_overlap;
--> statement-breakpoint
ALTER TABLE busy_times ADD CONSTRAINT busy_times_no_overlap
  EXCLUDE USING gist (
    artist_id WITH =,
    during WITH &&,
    (coalesce(own_visit_id, 0)) WITH =,
    (coalesce(booking_id::bigint, own_visit_id::bigint, -id)) WITH <>
  );
--> statement-breakpoint
-- bookings: a booking occupies time exactly while its status says so, whoever writes the row and however; the time to which its
-- client wishes to move it, too, until that wish lapses. Time that somebody else's request or hold took too long to use is given
-- back first; updated_at is the program's clock. The lock is availability's lockArtist: two inserts that meet in the exclusion
-- constraint without it can deadlock.
CREATE OR REPLACE FUNCTION mirror_booking_in_busy_times() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  occupied tstzrange := tstzrange(NEW.starts_at, NEW.ends_at + make_interval(mins => NEW.gap_minutes));
  wished_end timestamptz := NEW.move_starts_at + make_interval(mins => NEW.duration);
  wished tstzrange := tstzrange(NEW.move_starts_at, wished_end + make_interval(mins => NEW.gap_minutes));
BEGIN
  IF NEW.status NOT IN ('pending', 'confirmed', 'awaiting_payment') THEN
    IF TG_OP = 'UPDATE' THEN
      DELETE FROM busy_times WHERE booking_id = NEW.id;
    END IF;
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM pg_advisory_xact_lock(7305002, NEW.artist_id);
  END IF;
  DELETE FROM busy_times
   WHERE artist_id = NEW.artist_id AND during && occupied AND expires_at <= NEW.updated_at
     AND booking_id IS DISTINCT FROM NEW.id;
  IF TG_OP = 'UPDATE' THEN
    UPDATE busy_times
       SET artist_id = NEW.artist_id, during = occupied, appointment_end = NEW.ends_at, expires_at = NEW.expires_at
     WHERE booking_id = NEW.id AND NOT is_move;
  END IF;
  IF TG_OP = 'INSERT' OR NOT FOUND THEN
    INSERT INTO busy_times (artist_id, during, appointment_end, booking_id, expires_at)
    VALUES (NEW.artist_id, occupied, NEW.ends_at, NEW.id, NEW.expires_at);
  END IF;
  IF NEW.move_expires_at > NEW.updated_at THEN
    DELETE FROM busy_times
     WHERE artist_id = NEW.artist_id AND during && wished AND expires_at <= NEW.updated_at
       AND booking_id IS DISTINCT FROM NEW.id;
    INSERT INTO busy_times (artist_id, during, appointment_end, booking_id, is_move, expires_at)
    VALUES (NEW.artist_id, wished, wished_end, NEW.id, true, NEW.move_expires_at)
    ON CONFLICT (booking_id, is_move) DO UPDATE
      SET artist_id = excluded.artist_id, during = excluded.during, appointment_end = excluded.appointment_end,
          expires_at = excluded.expires_at;
  ELSIF TG_OP = 'UPDATE' THEN
    DELETE FROM busy_times WHERE booking_id = NEW.id AND is_move;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER bookings_mirror ON bookings;
--> statement-breakpoint
CREATE TRIGGER bookings_mirror AFTER INSERT OR UPDATE OF
    artist_id, starts_at, ends_at, gap_minutes, status, expires_at, move_starts_at, move_expires_at
  ON bookings FOR EACH ROW EXECUTE FUNCTION mirror_booking_in_busy_times();
--> statement-breakpoint
-- bookings: whoever takes bookings cannot be booked while they are with somebody else, or when they wish to be instead.
CREATE OR REPLACE FUNCTION mirror_own_visit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wished_end timestamptz := NEW.move_starts_at + make_interval(mins => NEW.duration);
BEGIN
  IF NEW.status IN ('pending', 'confirmed', 'awaiting_payment') AND NEW.client_id <> NEW.artist_id
     AND EXISTS (SELECT FROM availabilities WHERE user_id = NEW.client_id) THEN
    INSERT INTO busy_times (artist_id, during, appointment_end, own_visit_id, expires_at)
    VALUES (NEW.client_id, tstzrange(NEW.starts_at, NEW.ends_at), NEW.ends_at, NEW.id, NEW.expires_at)
    ON CONFLICT (own_visit_id, is_move) DO UPDATE
      SET artist_id = excluded.artist_id, during = excluded.during, appointment_end = excluded.appointment_end,
          expires_at = excluded.expires_at;
    IF NEW.move_expires_at > NEW.updated_at THEN
      INSERT INTO busy_times (artist_id, during, appointment_end, own_visit_id, is_move, expires_at)
      VALUES (NEW.client_id, tstzrange(NEW.move_starts_at, wished_end), wished_end, NEW.id, true, NEW.move_expires_at)
      ON CONFLICT (own_visit_id, is_move) DO UPDATE
        SET artist_id = excluded.artist_id, during = excluded.during, appointment_end = excluded.appointment_end,
            expires_at = excluded.expires_at;
    ELSIF TG_OP = 'UPDATE' THEN
      DELETE FROM busy_times WHERE own_visit_id = NEW.id AND is_move;
    END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    DELETE FROM busy_times WHERE own_visit_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER bookings_own_visit ON bookings;
--> statement-breakpoint
CREATE TRIGGER bookings_own_visit AFTER INSERT OR UPDATE OF
    artist_id, client_id, starts_at, ends_at, status, expires_at, move_starts_at, move_expires_at
  ON bookings FOR EACH ROW EXECUTE FUNCTION mirror_own_visit();
--> statement-breakpoint
-- bookings: the same for what somebody had booked before they took bookings themselves.
CREATE OR REPLACE FUNCTION mirror_own_visits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO busy_times (artist_id, during, appointment_end, own_visit_id, is_move, expires_at)
  SELECT client_id, tstzrange(starts_at, ends_at), ends_at, id, false, expires_at FROM bookings
   WHERE client_id = NEW.user_id AND artist_id <> NEW.user_id AND status IN ('pending', 'confirmed', 'awaiting_payment')
  UNION ALL
  SELECT client_id, tstzrange(move_starts_at, move_starts_at + make_interval(mins => duration)),
         move_starts_at + make_interval(mins => duration), id, true, move_expires_at FROM bookings
   WHERE client_id = NEW.user_id AND artist_id <> NEW.user_id AND move_starts_at IS NOT NULL;
  RETURN NULL;
END $$;

--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "artist_has_entry" boolean DEFAULT true NOT NULL;