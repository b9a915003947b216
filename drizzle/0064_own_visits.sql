ALTER TABLE "busy_times" DROP CONSTRAINT "busy_times_one_reason_check";--> statement-breakpoint
ALTER TABLE "busy_times" ADD COLUMN "own_visit_id" integer;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_own_visit_id_unique" UNIQUE("own_visit_id");--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_one_reason_check" CHECK (num_nonnulls("busy_times"."booking_id", "busy_times"."hold_id", "busy_times"."block_id", "busy_times"."own_visit_id") = 1);--> statement-breakpoint
ALTER TABLE busy_times
  ADD CONSTRAINT busy_times_own_visit_id_fk FOREIGN KEY (own_visit_id) REFERENCES bookings (id) ON DELETE CASCADE;
--> statement-breakpoint
-- availability: nobody can be booked or held twice at one moment. Visits of one's own meet nothing: each is a number of its own
-- where everything else is 0. They stay in the index, by which times are looked for.
ALTER TABLE busy_times DROP CONSTRAINT busy_times_no_overlap;
--> statement-breakpoint
ALTER TABLE busy_times ADD CONSTRAINT busy_times_no_overlap
  EXCLUDE USING gist (artist_id WITH =, during WITH &&, (coalesce(own_visit_id, 0)) WITH =);
--> statement-breakpoint
-- bookings: whoever takes bookings cannot be booked while they are with somebody else. No lock is needed, as such a row meets
-- nothing: it may come a moment too late for a client who books just then.
CREATE FUNCTION mirror_own_visit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IN ('pending', 'confirmed', 'awaiting_payment') AND NEW.client_id <> NEW.artist_id
     AND EXISTS (SELECT FROM availabilities WHERE user_id = NEW.client_id) THEN
    INSERT INTO busy_times (artist_id, during, appointment_end, own_visit_id, expires_at)
    VALUES (NEW.client_id, tstzrange(NEW.starts_at, NEW.ends_at), NEW.ends_at, NEW.id, NEW.expires_at)
    ON CONFLICT (own_visit_id) DO UPDATE
      SET artist_id = excluded.artist_id, during = excluded.during, appointment_end = excluded.appointment_end,
          expires_at = excluded.expires_at;
  ELSIF TG_OP = 'UPDATE' THEN
    DELETE FROM busy_times WHERE own_visit_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_own_visit AFTER INSERT OR UPDATE OF artist_id, client_id, starts_at, ends_at, status, expires_at
  ON bookings FOR EACH ROW EXECUTE FUNCTION mirror_own_visit();
--> statement-breakpoint
-- bookings: the same for what somebody had booked before they took bookings themselves.
CREATE FUNCTION mirror_own_visits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO busy_times (artist_id, during, appointment_end, own_visit_id, expires_at)
  SELECT client_id, tstzrange(starts_at, ends_at), ends_at, id, expires_at FROM bookings
   WHERE client_id = NEW.user_id AND artist_id <> NEW.user_id AND status IN ('pending', 'confirmed', 'awaiting_payment');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER availabilities_own_visits AFTER INSERT ON availabilities
  FOR EACH ROW EXECUTE FUNCTION mirror_own_visits();
--> statement-breakpoint
INSERT INTO busy_times (artist_id, during, appointment_end, own_visit_id, expires_at)
SELECT client_id, tstzrange(starts_at, ends_at), ends_at, bookings.id, expires_at
  FROM bookings JOIN availabilities ON availabilities.user_id = bookings.client_id
 WHERE client_id <> artist_id AND status IN ('pending', 'confirmed', 'awaiting_payment');
