CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- availability: stretches of one day never overlap (touching is fine).
ALTER TABLE weekly_hours ADD CONSTRAINT weekly_hours_no_overlap
  EXCLUDE USING gist (user_id WITH =, weekday WITH =, int4range(start_minute, end_minute) WITH &&);
--> statement-breakpoint
-- availability: the same for the hours of one date.
ALTER TABLE override_hours ADD CONSTRAINT override_hours_no_overlap
  EXCLUDE USING gist (user_id WITH =, date WITH =, int4range(start_minute, end_minute) WITH &&);
--> statement-breakpoint
-- availability: nobody can be booked or held twice at one moment, whatever the service, gap or series.
ALTER TABLE busy_times ADD CONSTRAINT busy_times_no_overlap
  EXCLUDE USING gist (artist_id WITH =, during WITH &&);
--> statement-breakpoint
-- bookings: what holds time goes with what it belongs to.
ALTER TABLE busy_times
  ADD CONSTRAINT busy_times_booking_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE,
  ADD CONSTRAINT busy_times_hold_id_fk FOREIGN KEY (hold_id) REFERENCES holds (id) ON DELETE CASCADE;
--> statement-breakpoint
-- bookings: a booking occupies time exactly while its status says so, whoever writes the row and however. Time that
-- somebody else's request or hold took too long to use is given back first; updated_at is the program's clock. The lock is
-- availability's lockArtist: two inserts that meet in the exclusion constraint without it can deadlock.
CREATE FUNCTION mirror_booking_in_busy_times() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  occupied tstzrange := tstzrange(NEW.starts_at, NEW.ends_at + make_interval(mins => NEW.gap_minutes));
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
     WHERE booking_id = NEW.id;
    IF FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO busy_times (artist_id, during, appointment_end, booking_id, expires_at)
  VALUES (NEW.artist_id, occupied, NEW.ends_at, NEW.id, NEW.expires_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- bookings: see above.
CREATE TRIGGER bookings_mirror AFTER INSERT OR UPDATE OF artist_id, starts_at, ends_at, gap_minutes, status, expires_at
  ON bookings FOR EACH ROW EXECUTE FUNCTION mirror_booking_in_busy_times();
