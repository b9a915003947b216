-- bookings: a post knows how many bookings of its look stand or took place, a series as one, whoever writes the row and
-- however. The triggers' names come after bookings_mirror, so that they wait for the artist's lock first.
CREATE FUNCTION count_post_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before integer := 0;
  after integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.post_id IS NOT NULL AND OLD.parent_booking_id IS NULL
    AND OLD.status NOT IN ('cancelled', 'declined', 'expired') THEN
    before := OLD.post_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.post_id IS NOT NULL AND NEW.parent_booking_id IS NULL
    AND NEW.status NOT IN ('cancelled', 'declined', 'expired') THEN
    after := NEW.post_id;
  END IF;
  IF before <> after THEN
    UPDATE posts SET bookings_count = bookings_count - 1 WHERE id = before;
    UPDATE posts SET bookings_count = bookings_count + 1 WHERE id = after;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_post_count_on_insert AFTER INSERT ON bookings
  FOR EACH ROW WHEN (NEW.post_id IS NOT NULL) EXECUTE FUNCTION count_post_booking();
--> statement-breakpoint
CREATE TRIGGER bookings_post_count_on_update AFTER UPDATE OF status, post_id ON bookings
  FOR EACH ROW WHEN (NEW.post_id IS NOT NULL OR OLD.post_id IS NOT NULL) EXECUTE FUNCTION count_post_booking();
--> statement-breakpoint
CREATE TRIGGER bookings_post_count_on_delete AFTER DELETE ON bookings
  FOR EACH ROW WHEN (OLD.post_id IS NOT NULL) EXECUTE FUNCTION count_post_booking();
